import type { ScreenError } from 'ui/layout/screen-errors';
import type { ChunkReport, CspReport, ScreenReport } from '../report';
import { fileIn, nameOfPlace, placesIn, stackOf } from './places';

type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber' | 'columnNumber'
>;

/** What a directive blocked. A URL is cut to its origin or its scheme, because the rest may identify a person. */
const blockedBy = (blockedURI: string) => {
  if (/^[\w-]*$/.test(blockedURI)) return blockedURI;
  const { origin, protocol } = new URL(blockedURI);
  return /^https?:$/.test(protocol) ? origin : protocol.slice(0, -1);
};

export const readScreenError = (route: string, { error, componentStack }: ScreenError): ScreenReport => {
  const [component = ''] = placesIn(componentStack ?? '');
  return { kind: 'screen', route, error: nameOfPlace(error), component, stack: stackOf(error) };
};

export const readChunkError = (route: string, error: Error): ChunkReport => ({
  kind: 'chunk',
  route,
  error: nameOfPlace(error),
  file: fileIn(error.message),
});

/** Returns undefined if a report itself was blocked: a report about that would be blocked as well. */
export const readViolation = (
  route: string,
  { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber }: Violation,
  reportsOrigin: string,
): CspReport | undefined => {
  const blocked = blockedBy(blockedURI);
  if (effectiveDirective === 'connect-src' && blocked === reportsOrigin) return undefined;
  const [source = ''] = placesIn(`${sourceFile}:${lineNumber}:${columnNumber}`);
  return { kind: 'csp', route, directive: effectiveDirective, blocked, source };
};
