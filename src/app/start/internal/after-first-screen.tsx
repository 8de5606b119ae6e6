import { AsideFrame } from 'app/aside/aside-frame';
import { usePendingAfterRows } from 'app/shell/use-pending-after-rows';
import NextScreensPreload from './next-screens-preload';

const PendingAfterRows = () => {
  usePendingAfterRows();
  return null;
};

/** What runs on every screen and no first screen waits for. */
const AfterFirstScreen = () => (
  <>
    <NextScreensPreload />
    <PendingAfterRows />
    <AsideFrame />
  </>
);

export default AfterFirstScreen;
