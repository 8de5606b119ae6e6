import type { Area } from './area';

export const texts: Area = {
  title: 'Long texts and pictures',
  requirements: {
    R81: {
      text: 'Long texts are edited in markdown beside their live preview. Back and Save return to the form, which sends them.',
      provedBy: [
        ['sections/text-screen.test.tsx', 'shows the text and beside it'],
        ['sections/text-screen.test.tsx', 'to the form, which has the text'],
      ],
    },
    R82: {
      isDecision: true,
      text: 'An empty long text never overwrites what is stored, and the person is told.',
      provedBy: [['faults/records.test.tsx', 'an emptied long text is told to keep what is stored']],
    },
    R83: {
      isDecision: true,
      text: 'Long texts are Base64 of UTF-8. A text that cannot be decoded is shown as it came and never overwritten by an unedited save.',
      provedBy: [
        ['lib/base64.test.ts', 'is of the UTF-8 bytes, both ways'],
        ['browser/sections/semiologies.spec.ts', 'goes back byte for byte as it came'],
        ['sections/semiologies.test.tsx', 'send a text that cannot be decoded back as it came'],
      ],
    },
    R84: {
      isDecision: true,
      text: 'A long text is an object with its markdown, or a plain Base64 string, as its field wants.',
      provedBy: [
        ['sections/laboratories.test.tsx', 'send the texts that nobody edited back as they came'],
        ['sections/semiologies.test.tsx', 'encoded once'],
        ['browser/sections/pediatric-doses.spec.ts', 'a pediatric dose is entered'],
      ],
    },
    R85: {
      isDecision: true,
      text: 'A text shows pictures of the library by their reference name, whatever host is in front. No other host is contacted.',
      provedBy: [
        ['features/writing/picture-addresses.test.tsx', 'and asks nobody else'],
        ['faults/hostile-markdown.test.tsx', 'a picture of another server'],
      ],
    },
    R86: {
      isDecision: true,
      text: 'A save works out the pictures that a record’s texts show, and sends their ids.',
      provedBy: [
        ['features/writing/picture-addresses.test.tsx', 'a save finds in %s the picture'],
        ['sections/laboratories.test.tsx', 'and the pictures that the texts show'],
      ],
    },
    R87: {
      text: 'A picture has a reference name and a gif or jpeg file. Without either it is not saved.',
      provedBy: [
        ['sections/application-pictures.test.tsx', 'need a name and a picture'],
        ['sections/application-pictures.test.tsx', 'are newly taken as gif or jpeg only'],
        ['features/pictures/picture-file.test.tsx', 'is refused'],
      ],
    },
    R88: {
      isDecision: true,
      text: 'A stored PNG is shown and may be kept where only gif and jpeg can be newly chosen.',
      provedBy: [['sections/application-pictures.test.tsx', 'that are PNG are shown and kept']],
    },
    R89: {
      isDecision: true,
      text: 'A picture is deleted with its whole record as the body.',
      provedBy: [
        ['sections/application-pictures.test.tsx', 'are deleted after a question, with the whole record as the body'],
      ],
    },
  },
};
