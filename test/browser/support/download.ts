import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** What a downloaded file says, with its byte order mark. */
export const textOf = async (download: Download) => (await buffer(await download.createReadStream())).toString('utf8');
