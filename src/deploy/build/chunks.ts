/** Modules by chunk, most important first. What a module imports goes with it, unless an earlier chunk has it. */
const CHUNKS = {
  index: /\/src\/index\.tsx$/,
  // Most lists are a few lines that define columns: a chunk for each would cost a request and save nothing.
  start: /\/src\/(app\/start\/start|sections\/[^/]+\/list)\.tsx$/,
  dialogs:
    /\/src\/(ui\/dialogs\/(confirm-dialog-content|check-options-dialog)|app\/shell\/internal\/leave-question|crud\/list\/(internal\/delete-dialog|restore-button))\.tsx$/,
  // Needed before any form: when the browser is idle, and at sign-out.
  drafts: /\/src\/features\/(drafts\/store\/|versions\/store\.ts$)/,
  // What all icons share: the rail needs it, and no form.
  icons: /\/lucide-react\/dist\/esm\/(?!icons\/)/,
  // The code that two forms share is too small for a request of its own. Dates bring moment, so they are not in here.
  forms:
    /\/src\/(crud\/(form\/[^/]+|options\/[\w-]+-fields?)|features\/(checks\/dates|pasting\/(paste-button|use-pasting|pasted-row|read-rows))|medical\/difference-to-release|sections\/disease-synonym\/record|ui\/form\/(?!date|use-typed-date)[^/]+)\.tsx?$/,
};

const names = Object.keys(CHUNKS);

/** The rule for the build. All other modules are loaded with their screens. */
export const chunkGroups = [
  ...Object.entries(CHUNKS).map(([name, test]) => ({ name, test, priority: names.length - names.indexOf(name) })),
  // These files are small, and what they share with others does not belong to them.
  { name: 'account', test: /\/src\/account\//, includeDependenciesRecursively: false },
  // What only some of the pages need stays with them: audits would load all of it.
  {
    name: 'monitoring',
    test: /\/src\/features\/monitoring\/(?!measured|bytes|(read|system)-health)/,
    includeDependenciesRecursively: false,
  },
];
