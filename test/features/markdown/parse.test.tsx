import { render } from '@testing-library/react';
import { MarkdownView } from 'features/markdown/markdown-view';

const textOf = (markdown: string) => {
  const { container } = render(<MarkdownView markdown={markdown} />);
  return container.textContent?.replace(/\s+/g, ' ').trim();
};

test('a footnote shows its number and its text, and no default texts of the library', () => {
  expect(textOf('## Dose\n\nUma vez ao dia[^1].\n\n[^1]: Em adultos.')).toBe('Dose Uma vez ao dia1. Em adultos.');
});
