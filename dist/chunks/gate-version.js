import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
var GENERATOR={name:"berm-compat",version:"1.0.0"};export{GENERATOR};
