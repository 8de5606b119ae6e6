import { act, screen, waitFor } from '@testing-library/react';
import { entries, set } from 'idb-keyval';
import {
  draftKey,
  forgetDrafts,
  pruneDrafts,
  readDraft,
  writeDraft,
  writeDraftAtOnce,
} from 'shared/drafts/draft-store';
import { visit } from '../support/visit';

const FORM = '/application-admin/disease-synonym/manage';
const DAY = 24 * 60 * 60 * 1000;

/** A second tab of the same browser, as far as the first can tell. */
const otherTab = () => {
  const channel = new BroadcastChannel('console-tabs');
  return {
    tell: (message: string, about?: string) => channel.postMessage({ message, about }),
    close: () => channel.close(),
  };
};

describe('kept drafts', () => {
  it('go when they are a week old, and the oldest beyond fifty go first', async () => {
    const now = Date.now();
    await writeDraft(draftKey('ana', 'diseases', 'old'), { savedAt: now - 8 * DAY, values: 1 });
    for (let at = 0; at < 52; at += 1) {
      await set(draftKey('ana', 'diseases', at), { savedAt: now - at, values: at });
    }
    await pruneDrafts(now);
    const left = (await entries<string, { values: number }>()).map(([, { values }]) => values);
    expect(left.sort((one, other) => one - other)).toEqual(Array.from({ length: 50 }, (_, at) => at));
  });

  it('fault 69: are all forgotten, those of the tab too', async () => {
    const [one, other] = [draftKey('ana', 'diseases', 1), draftKey('ana', 'diseases', 2)];
    await writeDraft(one, { savedAt: 1, values: 'a' });
    writeDraftAtOnce(other, { savedAt: 1, values: 'b' });
    await forgetDrafts();
    expect([await readDraft(one), await readDraft(other)]).toEqual([undefined, undefined]);
  });
});

describe('other tabs', () => {
  it('that open the same record are told of, and hear the same', async () => {
    await visit(FORM);
    await screen.findByLabelText(/Nome/);
    const heard: unknown[] = [];
    const listener = new BroadcastChannel('console-tabs');
    listener.onmessage = ({ data }) => heard.push(data);
    const tab = otherTab();
    const key = draftKey('editor', 'diseaseSynonym', undefined);
    act(() => tab.tell('opened', draftKey('editor', 'diseaseSynonym', 7)));
    act(() => tab.tell('opened', key));
    expect(await screen.findByText(/também está aberto em outra aba/)).toBeVisible();
    await waitFor(() => expect(heard).toContainEqual({ message: 'open-too', about: key }));
    listener.close();
    tab.close();
  });
});
