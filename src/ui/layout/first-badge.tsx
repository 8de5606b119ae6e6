import { Badges, type BadgesProps } from './badges';

/**
 * Names as badges. Where a row has one line, the first one and the number of the others are shown, and all of them
 * under the pointer or with the focus (`.cut` of the styles). Screen readers read all of them.
 */
export const FirstBadge = (props: BadgesProps) => (
  <button type="button" className="cut" data-more={props.names.length - 1 || undefined}>
    <Badges {...props} />
  </button>
);
