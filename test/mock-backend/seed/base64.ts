/** A long text as it is stored in a document: Base64 of its UTF-8 bytes. */
export const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

export const rawMarkdown = (text: string) => ({ rawMarkdownAvailable: base64(text) });
