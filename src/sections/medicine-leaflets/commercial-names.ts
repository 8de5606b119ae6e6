import type { Named } from 'lib/model';
import type { CommercialName } from './model';

const SEPARATOR = /[,;]/;

const partsOf = (text: string) =>
  text
    .split(SEPARATOR)
    .map(part => part.trim())
    .filter(Boolean);

const isNew = (children: readonly CommercialName[], name: string) => !children.some(child => child.name === name);

/**
 * The children with a picked or typed name added (R114). One that holds commas or semicolons becomes several new
 * children; a single one keeps what it was picked as, free and not yet available. A name that is there already is
 * skipped. What they are composed of is settled when the leaflet is saved.
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
