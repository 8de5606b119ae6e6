import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { fetchPicture } from 'features/pictures/fetch-picture';
import { referenceOf, sourceOf } from 'features/pictures/picture';
import { type PictureEntry, selectPicture } from 'features/pictures/pictures.duck';

const Placeholder = ({ children }: { children: string }) => <span className="picture-placeholder">{children}</span>;

const placeholderOf = (entry: PictureEntry | undefined): MessageKey => {
  if (!entry || entry.status === 'ONGOING') return 'entity.text.pictureLoading';
  return entry.isMissing ? 'entity.text.pictureMissing' : 'entity.text.pictureFailed';
};

const ReferencedPicture = ({ name, alt }: { name: string; alt: string }) => {
  const t = useT();
  const dispatch = useAppDispatch();
  const entry = useSelector(selectPicture(name));
  const isKnown = entry !== undefined;
  // A picture that is removed from the store while it is shown is fetched again.
  useEffect(() => void dispatch(fetchPicture(name)), [dispatch, name, isKnown]);

  const source = entry?.picture && sourceOf(entry.picture);
  if (source) return <img src={source} alt={alt} className="img-fluid" />;
  return <Placeholder>{t(placeholderOf(entry), { name })}</Placeholder>;
};

/** Shows a library picture by its reference name (R85). Any other URL is shown as text and never fetched. */
export const MarkdownPicture = ({ address, alt }: { address: string; alt: string }) => {
  const t = useT();
  const name = referenceOf(address);
  if (name) return <ReferencedPicture name={name} alt={alt} />;
  return <Placeholder>{t('entity.text.pictureForeign', { address })}</Placeholder>;
};
