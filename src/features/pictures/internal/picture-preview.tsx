import { useState } from 'react';
import { useT } from 'core/i18n/use-t';
import { kilobytesOf } from 'lib/kilobytes';
import { formatCount, withUnit } from 'lib/numbers';
import { sourceOf, typeOfPicture } from '../picture';
import type { PictureContent } from '../picture-file';

const Shown = ({ source, label, value }: { source: string; label: string; value: PictureContent }) => {
  const t = useT();
  const [pixels, setPixels] = useState<string>();
  const kind = typeOfPicture(value);
  const size = withUnit(formatCount(kilobytesOf(value.content ?? '')), 'kB');
  return (
    <>
      <img
        className="picture-preview"
        src={source}
        alt={t('entity.picture.preview', { name: label })}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setPixels([formatCount(naturalWidth), '×', formatCount(naturalHeight), 'px'].reduce(withUnit))
        }
      />
      <p className="form-text picture-size">{[kind, pixels, size].filter(Boolean).join(' · ')}</p>
    </>
  );
};

interface PicturePreviewProps {
  label: string;
  value: PictureContent | null | undefined;
}

/** Shows the picture in a field, with its type, its dimensions and its size. */
export const PicturePreview = ({ label, value }: PicturePreviewProps) => {
  const t = useT();
  if (!value?.content) return null;
  const source = sourceOf({ referenceName: label, ...value });
  if (!source) return <p className="text-body-secondary">{t('entity.picture.notShown')}</p>;
  return <Shown key={source} source={source} label={label} value={value} />;
};
