import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{helpText,parseArguments}from"./cli-arguments.js";import{inputSpec}from"./contracts-rules.js";import"./net-address.js";import"./report-json-escapes.js";import{EXIT}from"./core-redact.js";import"./bytes-index.js";import"./breaks-berm-compare.js";import{near}from"./core-near.js";import{ConfigError}from"./core-errors.js";import"./core-digest.js";import"./core-exact-number.js";import"./empty.js";var SHELLS=["bash","zsh","fish"],SPEC={command:"completion",inputs:[],own:{help:{type:"boolean",short:"h",meaning:"Show this help."}}},HELP={usage:"completion <bash|zsh|fish>",about:"Prints a script that completes commands, options and their values in a shell.",examples:[["completion bash >> ~/.bashrc","For bash."],['completion zsh > "${fpath[1]}/_berm-compat"',"For zsh."],["completion fish > ~/.config/fish/completions/berm-compat.fish","For fish."]]},completionOf=commands=>({spec:SPEC,help:width=>helpText(SPEC,HELP,width),async run(args,io){let[shell,...more]=parseArguments(args,SPEC).positionals;if(shell===void 0||more.length>0)throw new ConfigError(`Name one shell: ${SHELLS.join(", ")}. See berm-compat completion --help.`);return await io.out(await script(shellOf(shell),commands)),EXIT.passes}});function shellOf(name){let shell=SHELLS.find(one=>one===name);if(shell!==void 0)return shell;let close=near(name,SHELLS);throw new ConfigError(`There is no completion for "${name}".${close===void 0?"":` Did you mean "${close}"?`} There is one for ${SHELLS.join(", ")}.`)}async function script(shell,entries){let commands=[];for(let{name,summary,load}of entries)commands.push({name,summary,options:optionsOf((await load()).spec)});return{bash,zsh,fish}[shell](commands)}function optionsOf({inputs,own}){let given=inputs.filter(name=>name!=="contracts").map(name=>{let spec=inputSpec(name),values=spec.type==="choice"?spec.values:spec.type==="words"?spec.values??[]:[];return{name,meaning:spec.meaning,...spec.type!=="flag"&&{value:values}}});return[...Object.entries(own).map(([name,{type,short,meaning,value}])=>{let values=value?.includes("|")===!0?value.split("|"):[];return{name,meaning,...short!==void 0&&{short},...type==="string"&&{value:values}}}),...given]}function brief(meaning){return(/^.*?(?:\.(?= )|$)/.exec(meaning)?.[0]??meaning).replace(/[^\w ,.;()<>/-]/g,"").slice(0,80)}function bash(commands){let values=commands.flatMap(({name,options:options2})=>options2.filter(({value})=>value!==void 0&&value.length>0).map(one=>`    "${name} --${one.name}") words="${(one.value??[]).join(" ")}" ;;`)),options=commands.map(one=>`    ${one.name}) words="${one.options.map(({name})=>`--${name}`).join(" ")}" ;;`);return`_berm_compat() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({name})=>name).join(" ")}" -- "$cur"))
    return
  fi
  case "$command $prev" in
${values.join(`
`)}
  esac
  if [ -z "$words" ] && [ "\${cur#-}" != "$cur" ]; then
    case "$command" in
${options.join(`
`)}
    esac
  fi
  if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$cur")); else COMPREPLY=($(compgen -f -- "$cur")); fi
}
complete -o filenames -F _berm_compat berm-compat
`}function zsh(commands){let option=({name,meaning,value})=>{let takes=value===void 0?"":value.length>0?`:value:(${value.join(" ")})`:":value:_files";return`'*--${name}[${brief(meaning)}]${takes}'`},parts=commands.map(({name,options})=>`    ${name}) _arguments ${[...options.map(option),"'*:file:_files'"].join(" ")} ;;`);return`#compdef berm-compat
_berm_compat() {
  local -a commands
  commands=(${commands.map(({name,summary})=>`'${name}:${brief(summary)}'`).join(" ")})
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case \${words[2]} in
${parts.join(`
`)}
  esac
}
compdef _berm_compat berm-compat
`}function fish(commands){return`${commands.flatMap(({name,summary,options})=>[`complete -c berm-compat -n __fish_use_subcommand -a ${name} -d '${brief(summary)}'`,...options.map(({name:long,short,meaning,value})=>{let takes=value===void 0?"":value.length>0?` -x -a '${value.join(" ")}'`:" -r",letter=short===void 0?"":` -s ${short}`;return`complete -c berm-compat -n '__fish_seen_subcommand_from ${name}' -l ${long}${letter}${takes} -d '${brief(meaning)}'`})]).join(`
`)}
`}export{completionOf};
