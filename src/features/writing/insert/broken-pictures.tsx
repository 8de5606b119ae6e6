import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useT } from 'core/i18n/use-t';
import { pictureNamesIn, picturesIn } from 'features/markdown/shown-pictures';
import { missingPictures, pictures } from 'features/pictures/pictures.duck';
import type { Selection } from 'features/writing/text/edit';
import { type TypedText, useDebouncedText } from 'features/writing/text/typed-text';

interface BrokenPicturesProps {
  typed: TypedText;
  onShow: (mention: Selection) => void;
}

/** The pictures that the text mentions and the library lacks. Each button shows the next mention of its picture. */
export const BrokenPictures = ({ typed, onShow }: BrokenPicturesProps) => {
  const t = useT();
  const text = useDebouncedText(typed);
  const known = missingPictures(useSelector(pictures.select));
  const mayMiss = known.length > 0;
  const names = useMemo(() => (mayMiss ? pictureNamesIn(text) : []), [mayMiss, text]);
  const missing = names.filter(name => known.includes(name));

  const show = (name: string) => {
    const mentions = picturesIn(typed.value()).filter(mention => mention.name === name);
    const { start, end } = typed.selection();
    const next = mentions.find(mention => mention.start > start || (mention.start === start && mention.end > end));
    const found = next ?? mentions[0];
    if (found) onShow(found);
  };

  return (
    <div role="status" className="broken-pictures" data-cy="brokenPictures">
      {missing.length > 0 && (
        <p>
          <strong>
            {missing.length === 1
              ? t('writing.picture.oneMissing')
              : t('writing.picture.missing', { count: missing.length })}
          </strong>
          {missing.map(name => (
            <button
              key={name}
              type="button"
              className="btn btn-link"
              title={t('writing.picture.find', { name })}
              onClick={() => show(name)}
            >
              {name}
            </button>
          ))}
        </p>
      )}
    </div>
  );
};
