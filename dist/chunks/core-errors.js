import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
var ContractError=class extends Error{name="ContractError";rule;place;constructor(rule,message,place={},options){super(message,options),this.rule=rule,this.place=place}},ConfigError=class extends Error{name="ConfigError"},SourceError=class extends Error{name="SourceError"},GuardError=class extends Error{name="GuardError"},AbsentError=class extends SourceError{};export{ContractError,ConfigError,SourceError,GuardError,AbsentError};
