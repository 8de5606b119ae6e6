/** jest's jsdom hides it. React's scheduler uses it where it exists, so that fake timers do not stop rendering. */
global.setImmediate = require('node:timers').setImmediate;
global.clearImmediate = require('node:timers').clearImmediate;
