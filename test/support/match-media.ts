/** jsdom has no `matchMedia`. Only queries with the words of `feature` match, while `isMatching` says so. */
export const stubMatchMedia = (feature: string, isMatching: () => boolean, onListen?: (change: () => void) => void) => {
  window.matchMedia = query => {
    const isAsked = query.includes(feature);
    const list: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'> = {
      matches: isAsked && isMatching(),
      addEventListener: (_type: string, listener: EventListenerOrEventListenerObject) => {
        if (isAsked && typeof listener === 'function') onListen?.(() => listener(new Event('change')));
      },
      removeEventListener: () => undefined,
    };
    return list as MediaQueryList;
  };
};
