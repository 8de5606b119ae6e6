/** jsdom has no `matchMedia`. Only queries that contain `feature` match, and only while `isMatching` returns true. */
export const stubMatchMedia = (feature: string, isMatching: () => boolean, onListen?: (change: () => void) => void) => {
  window.matchMedia = query => {
    const isRequested = query.includes(feature);
    const list: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'> = {
      matches: isRequested && isMatching(),
      addEventListener: (_type: string, listener: EventListenerOrEventListenerObject) => {
        if (isRequested && typeof listener === 'function') onListen?.(() => listener(new Event('change')));
      },
      removeEventListener: () => undefined,
    };
    return list as MediaQueryList;
  };
};
