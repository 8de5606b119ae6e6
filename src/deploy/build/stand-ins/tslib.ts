/** Replaces tslib (11 kB): the one file of react-jhipster that is used here imports only this function. */
export const __importDefault = (imported: { __esModule?: boolean }) =>
  imported.__esModule ? imported : { default: imported };
