import type { Area } from './area';

export const texts: Area = {
  title: 'Long texts and pictures',
  requirements: {
    R81: {
      text: 'Long texts are edited in markdown beside a live preview. Back and Save return to the form, which sends the texts.',
      provedBy: [
        ['sections/text-screen.test.tsx', 'shows the text, and a preview that changes while the user types'],
        [
          'sections/text-screen.test.tsx',
          'returns with %s to the form, which shows the text and sends it only when it is saved',
        ],
      ],
    },
    R82: {
      isDecision: true,
      text: 'An empty long text never overwrites the stored text, and the user is informed.',
      provedBy: [
        [
          'faults/records.test.tsx',
          'fault 49: an emptied long text shows an alert, and the stored text is sent back unchanged',
        ],
      ],
    },
    R83: {
      isDecision: true,
      text: 'Long texts are Base64 of UTF-8. A text that cannot be decoded is shown as received, and a save without an edit never overwrites it.',
      provedBy: [
        ['lib/base64.test.ts', 'Base64 encodes and decodes the UTF-8 bytes of a text'],
        [
          'browser/sections/semiologies.spec.ts',
          'fault 80: send unedited texts exactly as they were received when another field is changed',
        ],
        ['sections/semiologies.test.tsx', 'send a text that cannot be decoded back unchanged'],
      ],
    },
    R84: {
      isDecision: true,
      text: 'A long text is an object with its markdown or a plain Base64 string, depending on its field.',
      provedBy: [
        [
          'sections/laboratories.test.tsx',
          'send unedited texts back unchanged, and send the pictures that the texts show',
        ],
        [
          'sections/semiologies.test.tsx',
          'fault 48: keep a text from the text screen in the form, and send it encoded only once',
        ],
        [
          'browser/sections/pediatric-doses.spec.ts',
          'a pediatric dose is created with formulas reordered by keyboard, and opens with the entered values',
        ],
      ],
    },
    R85: {
      isDecision: true,
      text: 'A text shows pictures of the library by their reference name, whatever host is in the URL. No other host is contacted.',
      provedBy: [
        [
          'features/writing/insert/picture-addresses.test.tsx',
          'the preview of %s requests the library picture %s, and no other server',
        ],
        [
          'faults/hostile-markdown.test.tsx',
          'faults 91, 92, 93: no markdown text renders an unsafe element, an unsafe link or an external picture',
        ],
      ],
    },
    R86: {
      isDecision: true,
      text: 'A save finds the pictures that the texts of a record show, and sends their ids.',
      provedBy: [
        ['features/writing/insert/picture-addresses.test.tsx', 'in the text %s, a save finds the picture %s'],
        [
          'sections/laboratories.test.tsx',
          'send unedited texts back unchanged, and send the pictures that the texts show',
        ],
      ],
    },
    R87: {
      text: 'A picture has a reference name and a gif or jpeg file. If one of them is missing, the picture is not saved.',
      provedBy: [
        ['sections/application-pictures.test.tsx', 'require a name and an image file'],
        [
          'sections/application-pictures.test.tsx',
          'that cannot be shown are refused at the field, and nothing is chosen',
        ],
        ['features/pictures/picture-file.test.tsx', 'is refused'],
      ],
    },
    R88: {
      isDecision: true,
      text: 'A stored PNG is shown and may be kept where only gif and jpeg can be newly selected.',
      provedBy: [
        [
          'sections/application-pictures.test.tsx',
          'stored as PNG are shown and saved unchanged, and the navigation state contains no image data',
        ],
      ],
    },
    R89: {
      isDecision: true,
      text: 'A picture is deleted by a request whose body is the whole record.',
      provedBy: [
        [
          'sections/application-pictures.test.tsx',
          'are deleted after a confirmation, with the whole record as the request body',
        ],
      ],
    },
  },
};
