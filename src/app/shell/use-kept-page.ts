import { useLayoutEffect } from 'react';

/** Text may be dropped where text is typed. */
const takesText = ({ target, dataTransfer }: DragEvent) =>
  target instanceof Element && target.matches('input, textarea') && !dataTransfer?.types.includes('Files');

/** Browsers open a file or an address that is dropped beside a drop target, over the form. */
const keepDropped = (event: DragEvent) => {
  if (event.defaultPrevented || takesText(event)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
};

/** The child in which a translator has wrapped a node; null if the node was taken out. */
const childWith = (parent: Node, node: Node | null) => {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
};

/**
 * A browser that translates the page wraps or replaces the texts that React has written. React would then fail to
 * remove a text, or to insert before it, and the whole screen would be gone (react/react#11538).
 */
const keepTranslated = () => {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (this.contains(child) && child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, childWith(this, before));
    return node;
  };
  return () => void Object.assign(Node.prototype, { removeChild, insertBefore });
};

/** Keeps the forms on the page when a file is dropped on it, or a browser translates it. */
export const useKeptPage = () => {
  useLayoutEffect(() => {
    document.addEventListener('dragover', keepDropped);
    document.addEventListener('drop', keepDropped);
    return () => {
      document.removeEventListener('dragover', keepDropped);
      document.removeEventListener('drop', keepDropped);
    };
  }, []);
  useLayoutEffect(keepTranslated, []);
};
