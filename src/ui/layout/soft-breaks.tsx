import { Fragment } from 'react';

/** A text without spaces that may wrap before each match of the pattern, and nowhere else. */
export const SoftBreaks = ({ text, before }: { text: string; before: RegExp }) => (
  <>
    {text.split(before).map((part, index) => (
      <Fragment key={index}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </>
);
