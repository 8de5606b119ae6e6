/** jest's jsdom hides `setImmediate`. React's scheduler uses it if it exists, so fake timers do not stop rendering. */
global.setImmediate = require('node:timers').setImmediate;
global.clearImmediate = require('node:timers').clearImmediate;
