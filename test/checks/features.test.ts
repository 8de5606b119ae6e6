import { testTitles } from './proofs';

/**
 * What the console has beyond its specification. The numbers are names: they begin the titles of browser tests, and
 * never change.
 */
const FEATURES: Readonly<Record<string, string>> = {
  B1: 'Nothing typed is ever lost',
  B2: 'The session ends, the work stays',
  B3: 'Lists remember and can be shared',
  B4: 'Every screen survives a refresh and can be linked',
  B5: 'See what you are about to change',
  B6: 'A writing desk, not a text area',
  B7: 'Palette and shortcuts',
  B8: 'Usable without a mouse and without sight',
  B9: 'Pickers that scale and teach',
  B10: 'Safe under bad networks and deploys',
  B11: 'Both languages are complete and live',
  B12: 'Daily speed',
  B13: 'Every screen says which record it is',
  B14: 'Save and go on',
  B15: 'Navigation that is there',
  B16: 'A home that helps',
  B17: 'Choose by name, not by number',
  B18: 'Dense, quiet tables',
  B19: 'Many at once, safely',
  B20: 'See it as the reader does',
};

/** The browser tests, and groups of them, whose titles begin with the row that they prove. */
const proofs = testTitles
  .filter(({ file }) => file.startsWith('test/browser/'))
  .flatMap(({ file, title }) => {
    const row = /^(B\d+): /.exec(title)?.[1];
    return row === undefined ? [] : [{ row, file, title }];
  });

test.each(Object.entries(FEATURES))('%s, "%s", has a browser test', row => {
  expect(proofs.filter(proof => proof.row === row)).not.toEqual([]);
});

test('every feature number in the title of a browser test is in the table of features', () => {
  expect(proofs.filter(({ row }) => !(row in FEATURES))).toEqual([]);
});
