/** Stands in for tslib (11 kB), of which the one file of react-jhipster that is used here asks for this alone. */
export const __importDefault = (imported: { __esModule?: boolean }) =>
  imported.__esModule ? imported : { default: imported };
