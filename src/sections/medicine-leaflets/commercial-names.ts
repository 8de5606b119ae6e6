import type { Named } from 'lib/model';
import { isSameName, trimmed } from 'lib/text';
import type { CommercialName } from './record';

const SEPARATOR = /[,;]/;

const partsOf = (text: string) => text.split(SEPARATOR).map(trimmed).filter(Boolean);

const isNew = (children: readonly CommercialName[], name: string) =>
  !children.some(child => isSameName(child.name, name));

/**
 * Adds a picked or typed name to the children (R114). A name with commas or semicolons becomes several new children. A
 * single name keeps the picked record. All of them are free and not yet available. A name that is already there is
 * skipped. Their composition is set when the leaflet is saved.
 */
export const withCommercialName = (children: readonly CommercialName[], picked: Named): CommercialName[] => {
  const isSeveral = SEPARATOR.test(picked.name);
  const added = isSeveral
    ? partsOf(picked.name).map(name => ({ name, free: true, available: false }))
    : [{ ...picked, free: true, available: false }];
  return added.reduce<CommercialName[]>(
    (all, child) => (isNew(all, child.name) ? [...all, child] : all),
    [...children],
  );
};
