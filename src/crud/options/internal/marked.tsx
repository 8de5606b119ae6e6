import { matchingPart } from 'lib/matching-part';

/** A text with the search text marked. Screen readers get it whole, because a word in pieces is hard to follow. */
export const Marked = ({ text, search }: { text: string; search: string }) => {
  const parts = matchingPart(text, search);
  if (!parts) return <>{text}</>;
  const [before, match, after] = parts;
  return (
    <>
      <span aria-hidden="true">
        {before}
        <b className="match">{match}</b>
        {after}
      </span>
      <span className="visually-hidden">{text}</span>
    </>
  );
};
