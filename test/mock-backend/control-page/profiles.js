import { byId, make, t, tell } from './page.js';
import { order } from './server.js';

const PROFILES = ['friendly', 'jhipster6', 'awkward'];

/** Draws the profiles. `changed` is called after one was chosen. */
export const drawProfiles = changed =>
  byId('profiles').replaceChildren(
    ...PROFILES.map(name => {
      const button = make('button', { type: 'button', 'aria-pressed': 'false', 'data-profile': name }, [
        make('strong', { textContent: t(`profile.${name}`) }),
        make('small', { textContent: t(`profile.${name}.hint`) }),
      ]);
      button.addEventListener('click', async () => {
        if (await order('profile', { name })) tell('told.profile', { name: t(`profile.${name}`) });
        changed();
      });
      return button;
    }),
  );

/** Marks the active profile. */
export const showProfile = current =>
  byId('profiles')
    .querySelectorAll('button')
    .forEach(button => button.setAttribute('aria-pressed', String(button.dataset.profile === current)));
