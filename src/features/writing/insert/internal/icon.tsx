/** Strokes on a 16 by 16 grid, drawn in the color of the surrounding text. */
const PATHS = {
  bold: 'M4.5 2.5h4a2.75 2.75 0 0 1 0 5.5h-4zM4.5 8h4.75a2.75 2.75 0 0 1 0 5.5H4.5z',
  italic: 'M7 2.5h5M4 13.5h5M9.5 2.5l-3 11',
  heading: 'M3.5 2.5v11M12.5 2.5v11M3.5 8h9',
  bulletList: 'M6 3.5h8M6 8h8M6 12.5h8M2.2 3.5h.1M2.2 8h.1M2.2 12.5h.1',
  numberedList: 'M7 3.5h7M7 8h7M7 12.5h7M2 2.5l1.2-.6v4M1.8 10.6c.3-1.3 2.4-1.2 2.3.1 0 .9-1.4 1.6-2.3 2.8h2.4',
  quote: 'M2 12V8.5C2 6 3.5 4.3 5.8 4M2 8.5h3.5V12H2M9 12V8.5C9 6 10.5 4.3 12.8 4M9 8.5h3.5V12H9',
  link: 'M6.5 9.5l3-3M7.5 4.5l1.2-1.2a2.8 2.8 0 0 1 4 4L11.5 8.5M8.5 11.5l-1.2 1.2a2.8 2.8 0 0 1-4-4L4.5 7.5',
  table: 'M2 3h12v10H2zM2 6.5h12M2 9.75h12M6 6.5V13M10 6.5V13',
  picture: 'M2 3h12v10H2zM2 11l3.5-3.5 3 3 2-2L14 11.5M10.5 5.75h.1',
  find: 'M7 2.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9M10.3 10.3L14 14',
  full: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  check: 'M2 3.5h8M2 7h5M2 10.5h4M8.5 11l2 2L14.5 8',
  phone: 'M5 1.5h6a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1M7 12.25h2',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="tool-icon">
    <path d={PATHS[name]} />
  </svg>
);
