import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  ABI_WITH_PUBLIC,
  PROGRAM_FIELDS,
  appendedMigrations,
  asError,
  asProblem,
  checkMigrationNames,
  checkMigrations,
  compareUtf8,
  decodeEventRecord,
  decodeIdl,
  decodeProgram,
  fault,
  firstError,
  placeAt,
  placeInWords,
  placeOf,
  problem,
  quoted
} from "./breaks-berm-compare.js";
import {
  ConfigError,
  ContractError,
  near
} from "./core-errors.js";
import {
  JsonError,
  isObject,
  member,
  parseJson
} from "./core-exact-number.js";
import {
  __commonJS,
  __toESM
} from "./empty.js";

// ../../main/node_modules/semver/internal/constants.js
var require_constants = __commonJS({
  "../../main/node_modules/semver/internal/constants.js"(exports, module) {
    "use strict";
    var SEMVER_SPEC_VERSION = "2.0.0";
    var MAX_LENGTH = 256;
    var MAX_SAFE_INTEGER = Number.MAX_SAFE_INTEGER || /* istanbul ignore next */
    9007199254740991;
    var MAX_SAFE_COMPONENT_LENGTH = 16;
    var MAX_SAFE_BUILD_LENGTH = MAX_LENGTH - 6;
    var WHITESPACE_CHARACTERS = [
      "	",
      "\n",
      "\v",
      "\f",
      "\r",
      " ",
      "\xA0",
      "\u1680",
      "\u2000",
      "\u2001",
      "\u2002",
      "\u2003",
      "\u2004",
      "\u2005",
      "\u2006",
      "\u2007",
      "\u2008",
      "\u2009",
      "\u200A",
      "\u2028",
      "\u2029",
      "\u202F",
      "\u205F",
      "\u3000",
      "\uFEFF"
    ];
    var RELEASE_TYPES = [
      "major",
      "premajor",
      "minor",
      "preminor",
      "patch",
      "prepatch",
      "prerelease"
    ];
    module.exports = {
      MAX_LENGTH,
      MAX_SAFE_COMPONENT_LENGTH,
      MAX_SAFE_BUILD_LENGTH,
      MAX_SAFE_INTEGER,
      WHITESPACE_CHARACTERS,
      RELEASE_TYPES,
      SEMVER_SPEC_VERSION,
      FLAG_INCLUDE_PRERELEASE: 1,
      FLAG_LOOSE: 2
    };
  }
});

// ../../main/node_modules/semver/internal/debug.js
var require_debug = __commonJS({
  "../../main/node_modules/semver/internal/debug.js"(exports, module) {
    "use strict";
    var debug = typeof process === "object" && process.env && process.env.NODE_DEBUG && /\bsemver\b/i.test(process.env.NODE_DEBUG) ? (...args) => console.error("SEMVER", ...args) : () => {
    };
    module.exports = debug;
  }
});

// ../../main/node_modules/semver/internal/re.js
var require_re = __commonJS({
  "../../main/node_modules/semver/internal/re.js"(exports, module) {
    "use strict";
    var {
      MAX_SAFE_COMPONENT_LENGTH,
      MAX_SAFE_BUILD_LENGTH,
      MAX_LENGTH
    } = require_constants();
    var debug = require_debug();
    exports = module.exports = {};
    var re = exports.re = [];
    var safeRe = exports.safeRe = [];
    var src = exports.src = [];
    var safeSrc = exports.safeSrc = [];
    var t = exports.t = {};
    var R = 0;
    var LETTERDASHNUMBER = "[a-zA-Z0-9-]";
    var safeRegexReplacements = [
      ["\\s", 1],
      ["\\d", MAX_LENGTH],
      [LETTERDASHNUMBER, MAX_SAFE_BUILD_LENGTH]
    ];
    var makeSafeRegex = (value) => {
      for (const [token, max] of safeRegexReplacements) {
        value = value.split(`${token}*`).join(`${token}{0,${max}}`).split(`${token}+`).join(`${token}{1,${max}}`);
      }
      return value;
    };
    var createToken = (name, value, isGlobal) => {
      const safe = makeSafeRegex(value);
      const index = R++;
      debug(name, index, value);
      t[name] = index;
      src[index] = value;
      safeSrc[index] = safe;
      re[index] = new RegExp(value, isGlobal ? "g" : void 0);
      safeRe[index] = new RegExp(safe, isGlobal ? "g" : void 0);
    };
    createToken("NUMERICIDENTIFIER", "0|[1-9]\\d*");
    createToken("NUMERICIDENTIFIERLOOSE", "\\d+");
    createToken("NONNUMERICIDENTIFIER", `\\d*[a-zA-Z-]${LETTERDASHNUMBER}*`);
    createToken("MAINVERSION", `(${src[t.NUMERICIDENTIFIER]})\\.(${src[t.NUMERICIDENTIFIER]})\\.(${src[t.NUMERICIDENTIFIER]})`);
    createToken("MAINVERSIONLOOSE", `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.(${src[t.NUMERICIDENTIFIERLOOSE]})\\.(${src[t.NUMERICIDENTIFIERLOOSE]})`);
    createToken("PRERELEASEIDENTIFIER", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIER]})`);
    createToken("PRERELEASEIDENTIFIERLOOSE", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIERLOOSE]})`);
    createToken("PRERELEASE", `(?:-(${src[t.PRERELEASEIDENTIFIER]}(?:\\.${src[t.PRERELEASEIDENTIFIER]})*))`);
    createToken("PRERELEASELOOSE", `(?:-?(${src[t.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${src[t.PRERELEASEIDENTIFIERLOOSE]})*))`);
    createToken("BUILDIDENTIFIER", `${LETTERDASHNUMBER}+`);
    createToken("BUILD", `(?:\\+(${src[t.BUILDIDENTIFIER]}(?:\\.${src[t.BUILDIDENTIFIER]})*))`);
    createToken("FULLPLAIN", `v?${src[t.MAINVERSION]}${src[t.PRERELEASE]}?${src[t.BUILD]}?`);
    createToken("FULL", `^${src[t.FULLPLAIN]}$`);
    createToken("LOOSEPLAIN", `[v=\\s]*${src[t.MAINVERSIONLOOSE]}${src[t.PRERELEASELOOSE]}?${src[t.BUILD]}?`);
    createToken("LOOSE", `^${src[t.LOOSEPLAIN]}$`);
    createToken("GTLT", "((?:<|>)?=?)");
    createToken("XRANGEIDENTIFIERLOOSE", `${src[t.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`);
    createToken("XRANGEIDENTIFIER", `${src[t.NUMERICIDENTIFIER]}|x|X|\\*`);
    createToken("XRANGEPLAIN", `[v=\\s]*(${src[t.XRANGEIDENTIFIER]})(?:\\.(${src[t.XRANGEIDENTIFIER]})(?:\\.(${src[t.XRANGEIDENTIFIER]})(?:${src[t.PRERELEASE]})?${src[t.BUILD]}?)?)?`);
    createToken("XRANGEPLAINLOOSE", `[v=\\s]*(${src[t.XRANGEIDENTIFIERLOOSE]})(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})(?:${src[t.PRERELEASELOOSE]})?${src[t.BUILD]}?)?)?`);
    createToken("XRANGE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAIN]}$`);
    createToken("XRANGELOOSE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAINLOOSE]}$`);
    createToken("COERCEPLAIN", `${"(^|[^\\d])(\\d{1,"}${MAX_SAFE_COMPONENT_LENGTH}})(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?`);
    createToken("COERCE", `${src[t.COERCEPLAIN]}(?:$|[^\\d])`);
    createToken("COERCEFULL", src[t.COERCEPLAIN] + `(?:${src[t.PRERELEASE]})?(?:${src[t.BUILD]})?(?:$|[^\\d])`);
    createToken("COERCERTL", src[t.COERCE], true);
    createToken("COERCERTLFULL", src[t.COERCEFULL], true);
    createToken("LONETILDE", "(?:~>?)");
    createToken("TILDETRIM", `(\\s*)${src[t.LONETILDE]}\\s+`, true);
    exports.tildeTrimReplace = "$1~";
    createToken("TILDE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAIN]}$`);
    createToken("TILDELOOSE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAINLOOSE]}$`);
    createToken("LONECARET", "(?:\\^)");
    createToken("CARETTRIM", `(\\s*)${src[t.LONECARET]}\\s+`, true);
    exports.caretTrimReplace = "$1^";
    createToken("CARET", `^${src[t.LONECARET]}${src[t.XRANGEPLAIN]}$`);
    createToken("CARETLOOSE", `^${src[t.LONECARET]}${src[t.XRANGEPLAINLOOSE]}$`);
    createToken("COMPARATORLOOSE", `^${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]})$|^$`);
    createToken("COMPARATOR", `^${src[t.GTLT]}\\s*(${src[t.FULLPLAIN]})$|^$`);
    createToken("COMPARATORTRIM", `(\\s*)${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]}|${src[t.XRANGEPLAIN]})`, true);
    exports.comparatorTrimReplace = "$1$2$3";
    createToken("HYPHENRANGE", `^\\s*(${src[t.XRANGEPLAIN]})\\s+-\\s+(${src[t.XRANGEPLAIN]})\\s*$`);
    createToken("HYPHENRANGELOOSE", `^\\s*(${src[t.XRANGEPLAINLOOSE]})\\s+-\\s+(${src[t.XRANGEPLAINLOOSE]})\\s*$`);
    createToken("STAR", "(<|>)?=?\\s*\\*");
    createToken("GTE0", "^\\s*>=\\s*0\\.0\\.0\\s*$");
    createToken("GTE0PRE", "^\\s*>=\\s*0\\.0\\.0-0\\s*$");
  }
});

// ../../main/node_modules/semver/internal/parse-options.js
var require_parse_options = __commonJS({
  "../../main/node_modules/semver/internal/parse-options.js"(exports, module) {
    "use strict";
    var looseOption = Object.freeze({ loose: true });
    var emptyOpts = Object.freeze({});
    var parseOptions = (options) => {
      if (!options) {
        return emptyOpts;
      }
      if (typeof options !== "object") {
        return looseOption;
      }
      return options;
    };
    module.exports = parseOptions;
  }
});

// ../../main/node_modules/semver/internal/identifiers.js
var require_identifiers = __commonJS({
  "../../main/node_modules/semver/internal/identifiers.js"(exports, module) {
    "use strict";
    var numeric = /^[0-9]+$/;
    var compareIdentifiers2 = (a, b) => {
      if (typeof a === "number" && typeof b === "number") {
        return a === b ? 0 : a < b ? -1 : 1;
      }
      const anum = numeric.test(a);
      const bnum = numeric.test(b);
      if (anum && bnum) {
        a = +a;
        b = +b;
      }
      return a === b ? 0 : anum && !bnum ? -1 : bnum && !anum ? 1 : a < b ? -1 : 1;
    };
    var rcompareIdentifiers = (a, b) => compareIdentifiers2(b, a);
    module.exports = {
      compareIdentifiers: compareIdentifiers2,
      rcompareIdentifiers
    };
  }
});

// ../../main/node_modules/semver/classes/semver.js
var require_semver = __commonJS({
  "../../main/node_modules/semver/classes/semver.js"(exports, module) {
    "use strict";
    var debug = require_debug();
    var { MAX_LENGTH, MAX_SAFE_INTEGER } = require_constants();
    var { safeRe: re, t } = require_re();
    var parseOptions = require_parse_options();
    var { compareIdentifiers: compareIdentifiers2 } = require_identifiers();
    var isPrereleaseIdentifier = (prerelease, identifier) => {
      const identifiers2 = identifier.split(".");
      if (identifiers2.length > prerelease.length) {
        return false;
      }
      for (let i = 0; i < identifiers2.length; i++) {
        if (compareIdentifiers2(prerelease[i], identifiers2[i]) !== 0) {
          return false;
        }
      }
      return true;
    };
    var SemVer = class _SemVer {
      constructor(version, options) {
        options = parseOptions(options);
        if (version instanceof _SemVer) {
          if (version.loose === !!options.loose && version.includePrerelease === !!options.includePrerelease) {
            return version;
          } else {
            version = version.version;
          }
        } else if (typeof version !== "string") {
          throw new TypeError(`Invalid version. Must be a string. Got type "${typeof version}".`);
        }
        if (version.length > MAX_LENGTH) {
          throw new TypeError(
            `version is longer than ${MAX_LENGTH} characters`
          );
        }
        debug("SemVer", version, options);
        this.options = options;
        this.loose = !!options.loose;
        this.includePrerelease = !!options.includePrerelease;
        const m = version.trim().match(options.loose ? re[t.LOOSE] : re[t.FULL]);
        if (!m) {
          throw new TypeError(`Invalid Version: ${version}`);
        }
        this.raw = version;
        this.major = +m[1];
        this.minor = +m[2];
        this.patch = +m[3];
        if (this.major > MAX_SAFE_INTEGER || this.major < 0) {
          throw new TypeError("Invalid major version");
        }
        if (this.minor > MAX_SAFE_INTEGER || this.minor < 0) {
          throw new TypeError("Invalid minor version");
        }
        if (this.patch > MAX_SAFE_INTEGER || this.patch < 0) {
          throw new TypeError("Invalid patch version");
        }
        if (!m[4]) {
          this.prerelease = [];
        } else {
          this.prerelease = m[4].split(".").map((id) => {
            if (/^[0-9]+$/.test(id)) {
              const num = +id;
              if (num >= 0 && num < MAX_SAFE_INTEGER) {
                return num;
              }
            }
            return id;
          });
        }
        this.build = m[5] ? m[5].split(".") : [];
        this.format();
      }
      format() {
        this.version = `${this.major}.${this.minor}.${this.patch}`;
        if (this.prerelease.length) {
          this.version += `-${this.prerelease.join(".")}`;
        }
        return this.version;
      }
      toString() {
        return this.version;
      }
      compare(other) {
        debug("SemVer.compare", this.version, this.options, other);
        if (!(other instanceof _SemVer)) {
          if (typeof other === "string" && other === this.version) {
            return 0;
          }
          other = new _SemVer(other, this.options);
        }
        if (other.version === this.version) {
          return 0;
        }
        return this.compareMain(other) || this.comparePre(other);
      }
      compareMain(other) {
        if (!(other instanceof _SemVer)) {
          other = new _SemVer(other, this.options);
        }
        if (this.major < other.major) {
          return -1;
        }
        if (this.major > other.major) {
          return 1;
        }
        if (this.minor < other.minor) {
          return -1;
        }
        if (this.minor > other.minor) {
          return 1;
        }
        if (this.patch < other.patch) {
          return -1;
        }
        if (this.patch > other.patch) {
          return 1;
        }
        return 0;
      }
      comparePre(other) {
        if (!(other instanceof _SemVer)) {
          other = new _SemVer(other, this.options);
        }
        if (this.prerelease.length && !other.prerelease.length) {
          return -1;
        } else if (!this.prerelease.length && other.prerelease.length) {
          return 1;
        } else if (!this.prerelease.length && !other.prerelease.length) {
          return 0;
        }
        let i = 0;
        do {
          const a = this.prerelease[i];
          const b = other.prerelease[i];
          debug("prerelease compare", i, a, b);
          if (a === void 0 && b === void 0) {
            return 0;
          } else if (b === void 0) {
            return 1;
          } else if (a === void 0) {
            return -1;
          } else if (a === b) {
            continue;
          } else {
            return compareIdentifiers2(a, b);
          }
        } while (++i);
      }
      compareBuild(other) {
        if (!(other instanceof _SemVer)) {
          other = new _SemVer(other, this.options);
        }
        let i = 0;
        do {
          const a = this.build[i];
          const b = other.build[i];
          debug("build compare", i, a, b);
          if (a === void 0 && b === void 0) {
            return 0;
          } else if (b === void 0) {
            return 1;
          } else if (a === void 0) {
            return -1;
          } else if (a === b) {
            continue;
          } else {
            return compareIdentifiers2(a, b);
          }
        } while (++i);
      }
      // preminor will bump the version up to the next minor release, and immediately
      // down to pre-release. premajor and prepatch work the same way.
      inc(release, identifier, identifierBase) {
        if (release.startsWith("pre")) {
          if (!identifier && identifierBase === false) {
            throw new Error("invalid increment argument: identifier is empty");
          }
          if (identifier) {
            const match = `-${identifier}`.match(this.options.loose ? re[t.PRERELEASELOOSE] : re[t.PRERELEASE]);
            if (!match || match[1] !== identifier) {
              throw new Error(`invalid identifier: ${identifier}`);
            }
          }
        }
        switch (release) {
          case "premajor":
            this.prerelease.length = 0;
            this.patch = 0;
            this.minor = 0;
            this.major++;
            this.inc("pre", identifier, identifierBase);
            break;
          case "preminor":
            this.prerelease.length = 0;
            this.patch = 0;
            this.minor++;
            this.inc("pre", identifier, identifierBase);
            break;
          case "prepatch":
            this.prerelease.length = 0;
            this.inc("patch", identifier, identifierBase);
            this.inc("pre", identifier, identifierBase);
            break;
          // If the input is a non-prerelease version, this acts the same as
          // prepatch.
          case "prerelease":
            if (this.prerelease.length === 0) {
              this.inc("patch", identifier, identifierBase);
            }
            this.inc("pre", identifier, identifierBase);
            break;
          case "release":
            if (this.prerelease.length === 0) {
              throw new Error(`version ${this.raw} is not a prerelease`);
            }
            this.prerelease.length = 0;
            break;
          case "major":
            if (this.minor !== 0 || this.patch !== 0 || this.prerelease.length === 0) {
              this.major++;
            }
            this.minor = 0;
            this.patch = 0;
            this.prerelease = [];
            break;
          case "minor":
            if (this.patch !== 0 || this.prerelease.length === 0) {
              this.minor++;
            }
            this.patch = 0;
            this.prerelease = [];
            break;
          case "patch":
            if (this.prerelease.length === 0) {
              this.patch++;
            }
            this.prerelease = [];
            break;
          // This probably shouldn't be used publicly.
          // 1.0.0 'pre' would become 1.0.0-0 which is the wrong direction.
          case "pre": {
            const base = Number(identifierBase) ? 1 : 0;
            if (this.prerelease.length === 0) {
              this.prerelease = [base];
            } else {
              let i = this.prerelease.length;
              while (--i >= 0) {
                if (typeof this.prerelease[i] === "number") {
                  this.prerelease[i]++;
                  i = -2;
                }
              }
              if (i === -1) {
                if (identifier === this.prerelease.join(".") && identifierBase === false) {
                  throw new Error("invalid increment argument: identifier already exists");
                }
                this.prerelease.push(base);
              }
            }
            if (identifier) {
              let prerelease = [identifier, base];
              if (identifierBase === false) {
                prerelease = [identifier];
              }
              if (isPrereleaseIdentifier(this.prerelease, identifier)) {
                const prereleaseBase = this.prerelease[identifier.split(".").length];
                if (isNaN(prereleaseBase)) {
                  this.prerelease = prerelease;
                }
              } else {
                this.prerelease = prerelease;
              }
            }
            break;
          }
          default:
            throw new Error(`invalid increment argument: ${release}`);
        }
        this.raw = this.format();
        if (this.build.length) {
          this.raw += `+${this.build.join(".")}`;
        }
        return this;
      }
    };
    module.exports = SemVer;
  }
});

// ../../main/node_modules/semver/functions/parse.js
var require_parse = __commonJS({
  "../../main/node_modules/semver/functions/parse.js"(exports, module) {
    "use strict";
    var SemVer = require_semver();
    var parse = (version, options, throwErrors = false) => {
      if (version instanceof SemVer) {
        return version;
      }
      try {
        return new SemVer(version, options);
      } catch (er) {
        if (!throwErrors) {
          return null;
        }
        throw er;
      }
    };
    module.exports = parse;
  }
});

// ../../main/node_modules/semver/functions/valid.js
var require_valid = __commonJS({
  "../../main/node_modules/semver/functions/valid.js"(exports, module) {
    "use strict";
    var parse = require_parse();
    var valid = (version, options) => {
      const v = parse(version, options);
      return v ? v.version : null;
    };
    module.exports = valid;
  }
});

// ../../main/node_modules/semver/functions/clean.js
var require_clean = __commonJS({
  "../../main/node_modules/semver/functions/clean.js"(exports, module) {
    "use strict";
    var parse = require_parse();
    var clean = (version, options) => {
      const s = parse(version.trim().replace(/^[=v]+/, ""), options);
      return s ? s.version : null;
    };
    module.exports = clean;
  }
});

// ../../main/node_modules/semver/functions/inc.js
var require_inc = __commonJS({
  "../../main/node_modules/semver/functions/inc.js"(exports, module) {
    "use strict";
    var SemVer = require_semver();
    var inc = (version, release, options, identifier, identifierBase) => {
      if (typeof options === "string") {
        identifierBase = identifier;
        identifier = options;
        options = void 0;
      }
      try {
        return new SemVer(
          version instanceof SemVer ? version.version : version,
          options
        ).inc(release, identifier, identifierBase).version;
      } catch (er) {
        return null;
      }
    };
    module.exports = inc;
  }
});

// ../../main/node_modules/semver/functions/diff.js
var require_diff = __commonJS({
  "../../main/node_modules/semver/functions/diff.js"(exports, module) {
    "use strict";
    var parse = require_parse();
    var diff = (version1, version2) => {
      const v1 = parse(version1, null, true);
      const v2 = parse(version2, null, true);
      const comparison = v1.compare(v2);
      if (comparison === 0) {
        return null;
      }
      const v1Higher = comparison > 0;
      const highVersion = v1Higher ? v1 : v2;
      const lowVersion = v1Higher ? v2 : v1;
      const highHasPre = !!highVersion.prerelease.length;
      const lowHasPre = !!lowVersion.prerelease.length;
      if (lowHasPre && !highHasPre) {
        if (!lowVersion.patch && !lowVersion.minor) {
          return "major";
        }
        if (lowVersion.compareMain(highVersion) === 0) {
          if (lowVersion.minor && !lowVersion.patch) {
            return "minor";
          }
          return "patch";
        }
      }
      const prefix = highHasPre ? "pre" : "";
      if (v1.major !== v2.major) {
        return prefix + "major";
      }
      if (v1.minor !== v2.minor) {
        return prefix + "minor";
      }
      if (v1.patch !== v2.patch) {
        return prefix + "patch";
      }
      return "prerelease";
    };
    module.exports = diff;
  }
});

// ../../main/node_modules/semver/functions/major.js
var require_major = __commonJS({
  "../../main/node_modules/semver/functions/major.js"(exports, module) {
    "use strict";
    var SemVer = require_semver();
    var major = (a, loose) => new SemVer(a, loose).major;
    module.exports = major;
  }
});

// ../../main/node_modules/semver/functions/minor.js
var require_minor = __commonJS({
  "../../main/node_modules/semver/functions/minor.js"(exports, module) {
    "use strict";
    var SemVer = require_semver();
    var minor = (a, loose) => new SemVer(a, loose).minor;
    module.exports = minor;
  }
});

// ../../main/node_modules/semver/functions/patch.js
var require_patch = __commonJS({
  "../../main/node_modules/semver/functions/patch.js"(exports, module) {
    "use strict";
    var SemVer = require_semver();
    var patch = (a, loose) => new SemVer(a, loose).patch;
    module.exports = patch;
  }
});

// ../../main/node_modules/semver/functions/prerelease.js
var require_prerelease = __commonJS({
  "../../main/node_modules/semver/functions/prerelease.js"(exports, module) {
    "use strict";
    var parse = require_parse();
    var prerelease = (version, options) => {
      const parsed = parse(version, options);
      return parsed && parsed.prerelease.length ? parsed.prerelease : null;
    };
    module.exports = prerelease;
  }
});

// ../../main/node_modules/semver/functions/compare.js
var require_compare = __commonJS({
  "../../main/node_modules/semver/functions/compare.js"(exports, module) {
    "use strict";
    var SemVer = require_semver();
    var compare = (a, b, loose) => new SemVer(a, loose).compare(new SemVer(b, loose));
    module.exports = compare;
  }
});

// ../../main/node_modules/semver/functions/rcompare.js
var require_rcompare = __commonJS({
  "../../main/node_modules/semver/functions/rcompare.js"(exports, module) {
    "use strict";
    var compare = require_compare();
    var rcompare = (a, b, loose) => compare(b, a, loose);
    module.exports = rcompare;
  }
});

// ../../main/node_modules/semver/functions/compare-loose.js
var require_compare_loose = __commonJS({
  "../../main/node_modules/semver/functions/compare-loose.js"(exports, module) {
    "use strict";
    var compare = require_compare();
    var compareLoose = (a, b) => compare(a, b, true);
    module.exports = compareLoose;
  }
});

// ../../main/node_modules/semver/functions/compare-build.js
var require_compare_build = __commonJS({
  "../../main/node_modules/semver/functions/compare-build.js"(exports, module) {
    "use strict";
    var SemVer = require_semver();
    var compareBuild = (a, b, loose) => {
      const versionA = new SemVer(a, loose);
      const versionB = new SemVer(b, loose);
      return versionA.compare(versionB) || versionA.compareBuild(versionB);
    };
    module.exports = compareBuild;
  }
});

// ../../main/node_modules/semver/functions/sort.js
var require_sort = __commonJS({
  "../../main/node_modules/semver/functions/sort.js"(exports, module) {
    "use strict";
    var compareBuild = require_compare_build();
    var sort = (list, loose) => list.sort((a, b) => compareBuild(a, b, loose));
    module.exports = sort;
  }
});

// ../../main/node_modules/semver/functions/rsort.js
var require_rsort = __commonJS({
  "../../main/node_modules/semver/functions/rsort.js"(exports, module) {
    "use strict";
    var compareBuild = require_compare_build();
    var rsort = (list, loose) => list.sort((a, b) => compareBuild(b, a, loose));
    module.exports = rsort;
  }
});

// ../../main/node_modules/semver/functions/gt.js
var require_gt = __commonJS({
  "../../main/node_modules/semver/functions/gt.js"(exports, module) {
    "use strict";
    var compare = require_compare();
    var gt = (a, b, loose) => compare(a, b, loose) > 0;
    module.exports = gt;
  }
});

// ../../main/node_modules/semver/functions/lt.js
var require_lt = __commonJS({
  "../../main/node_modules/semver/functions/lt.js"(exports, module) {
    "use strict";
    var compare = require_compare();
    var lt = (a, b, loose) => compare(a, b, loose) < 0;
    module.exports = lt;
  }
});

// ../../main/node_modules/semver/functions/eq.js
var require_eq = __commonJS({
  "../../main/node_modules/semver/functions/eq.js"(exports, module) {
    "use strict";
    var compare = require_compare();
    var eq = (a, b, loose) => compare(a, b, loose) === 0;
    module.exports = eq;
  }
});

// ../../main/node_modules/semver/functions/neq.js
var require_neq = __commonJS({
  "../../main/node_modules/semver/functions/neq.js"(exports, module) {
    "use strict";
    var compare = require_compare();
    var neq = (a, b, loose) => compare(a, b, loose) !== 0;
    module.exports = neq;
  }
});

// ../../main/node_modules/semver/functions/gte.js
var require_gte = __commonJS({
  "../../main/node_modules/semver/functions/gte.js"(exports, module) {
    "use strict";
    var compare = require_compare();
    var gte = (a, b, loose) => compare(a, b, loose) >= 0;
    module.exports = gte;
  }
});

// ../../main/node_modules/semver/functions/lte.js
var require_lte = __commonJS({
  "../../main/node_modules/semver/functions/lte.js"(exports, module) {
    "use strict";
    var compare = require_compare();
    var lte = (a, b, loose) => compare(a, b, loose) <= 0;
    module.exports = lte;
  }
});

// ../../main/node_modules/semver/functions/cmp.js
var require_cmp = __commonJS({
  "../../main/node_modules/semver/functions/cmp.js"(exports, module) {
    "use strict";
    var eq = require_eq();
    var neq = require_neq();
    var gt = require_gt();
    var gte = require_gte();
    var lt = require_lt();
    var lte = require_lte();
    var cmp = (a, op, b, loose) => {
      switch (op) {
        case "===":
          if (typeof a === "object") {
            a = a.version;
          }
          if (typeof b === "object") {
            b = b.version;
          }
          return a === b;
        case "!==":
          if (typeof a === "object") {
            a = a.version;
          }
          if (typeof b === "object") {
            b = b.version;
          }
          return a !== b;
        case "":
        case "=":
        case "==":
          return eq(a, b, loose);
        case "!=":
          return neq(a, b, loose);
        case ">":
          return gt(a, b, loose);
        case ">=":
          return gte(a, b, loose);
        case "<":
          return lt(a, b, loose);
        case "<=":
          return lte(a, b, loose);
        default:
          throw new TypeError(`Invalid operator: ${op}`);
      }
    };
    module.exports = cmp;
  }
});

// ../../main/node_modules/semver/functions/coerce.js
var require_coerce = __commonJS({
  "../../main/node_modules/semver/functions/coerce.js"(exports, module) {
    "use strict";
    var SemVer = require_semver();
    var parse = require_parse();
    var { safeRe: re, t } = require_re();
    var coerce = (version, options) => {
      if (version instanceof SemVer) {
        return version;
      }
      if (typeof version === "number") {
        version = String(version);
      }
      if (typeof version !== "string") {
        return null;
      }
      options = options || {};
      let match = null;
      if (!options.rtl) {
        match = version.match(options.includePrerelease ? re[t.COERCEFULL] : re[t.COERCE]);
      } else {
        const coerceRtlRegex = options.includePrerelease ? re[t.COERCERTLFULL] : re[t.COERCERTL];
        let next;
        while ((next = coerceRtlRegex.exec(version)) && (!match || match.index + match[0].length !== version.length)) {
          if (!match || next.index + next[0].length !== match.index + match[0].length) {
            match = next;
          }
          coerceRtlRegex.lastIndex = next.index + next[1].length + next[2].length;
        }
        coerceRtlRegex.lastIndex = -1;
      }
      if (match === null) {
        return null;
      }
      const major = match[2];
      const minor = match[3] || "0";
      const patch = match[4] || "0";
      const prerelease = options.includePrerelease && match[5] ? `-${match[5]}` : "";
      const build = options.includePrerelease && match[6] ? `+${match[6]}` : "";
      return parse(`${major}.${minor}.${patch}${prerelease}${build}`, options);
    };
    module.exports = coerce;
  }
});

// ../../main/node_modules/semver/functions/truncate.js
var require_truncate = __commonJS({
  "../../main/node_modules/semver/functions/truncate.js"(exports, module) {
    "use strict";
    var parse = require_parse();
    var constants = require_constants();
    var SemVer = require_semver();
    var truncate = (version, truncation, options) => {
      if (!constants.RELEASE_TYPES.includes(truncation)) {
        return null;
      }
      const clonedVersion = cloneInputVersion(version, options);
      return clonedVersion && doTruncation(clonedVersion, truncation);
    };
    var cloneInputVersion = (version, options) => {
      const versionStringToParse = version instanceof SemVer ? version.version : version;
      return parse(versionStringToParse, options);
    };
    var doTruncation = (version, truncation) => {
      if (isPrerelease(truncation)) {
        return version.version;
      }
      version.prerelease = [];
      switch (truncation) {
        case "major":
          version.minor = 0;
          version.patch = 0;
          break;
        case "minor":
          version.patch = 0;
          break;
      }
      return version.format();
    };
    var isPrerelease = (type) => {
      return type.startsWith("pre");
    };
    module.exports = truncate;
  }
});

// ../../main/node_modules/semver/internal/lrucache.js
var require_lrucache = __commonJS({
  "../../main/node_modules/semver/internal/lrucache.js"(exports, module) {
    "use strict";
    var LRUCache = class {
      constructor() {
        this.max = 1e3;
        this.map = /* @__PURE__ */ new Map();
      }
      get(key) {
        const value = this.map.get(key);
        if (value === void 0) {
          return void 0;
        } else {
          this.map.delete(key);
          this.map.set(key, value);
          return value;
        }
      }
      delete(key) {
        return this.map.delete(key);
      }
      set(key, value) {
        const deleted = this.delete(key);
        if (!deleted && value !== void 0) {
          if (this.map.size >= this.max) {
            const firstKey = this.map.keys().next().value;
            this.delete(firstKey);
          }
          this.map.set(key, value);
        }
        return this;
      }
    };
    module.exports = LRUCache;
  }
});

// ../../main/node_modules/semver/internal/trim-comparator-whitespace.js
var require_trim_comparator_whitespace = __commonJS({
  "../../main/node_modules/semver/internal/trim-comparator-whitespace.js"(exports, module) {
    "use strict";
    var {
      MAX_LENGTH,
      MAX_SAFE_BUILD_LENGTH,
      WHITESPACE_CHARACTERS
    } = require_constants();
    var whitespace = new Uint8Array(65536);
    for (const char of WHITESPACE_CHARACTERS) {
      whitespace[char.charCodeAt(0)] = 1;
    }
    var isWhitespace = (char) => char !== void 0 && whitespace[char.charCodeAt(0)] === 1;
    var isVersionPrefix = (char) => char === "v" || char === "=" || isWhitespace(char);
    var isDigit = (char) => char !== void 0 && char >= "0" && char <= "9";
    var isLetter = (char) => char !== void 0 && (char >= "a" && char <= "z" || char >= "A" && char <= "Z");
    var isIdentifierCharacter = (char) => isDigit(char) || isLetter(char) || char === "-";
    var isVersionStart = (char) => isDigit(char) || char === "x" || char === "X" || char === "*";
    var findDigitsEndIndex = (range, start, limit, digitRuns) => {
      if (!isDigit(range[start])) {
        return start;
      }
      if (start >= digitRuns.start && start < digitRuns.end) {
        return Math.min(start + limit, digitRuns.end);
      }
      if (start >= digitRuns.previousStart && start < digitRuns.previousEnd) {
        return Math.min(start + limit, digitRuns.previousEnd);
      }
      let end = start + 1;
      while (isDigit(range[end])) {
        end++;
      }
      digitRuns.previousStart = digitRuns.start;
      digitRuns.previousEnd = digitRuns.end;
      digitRuns.start = start;
      digitRuns.end = end;
      return Math.min(start + limit, end);
    };
    var findVersionNumberEndIndex = (range, start, loose, digitRuns) => {
      if (!loose && range[start] === "0") {
        return start + 1;
      }
      return findDigitsEndIndex(range, start, loose ? MAX_LENGTH : MAX_LENGTH + 1, digitRuns);
    };
    var findPrereleaseIdentifierEndIndex = (range, start, loose, digitRuns) => {
      const digitsEnd = findDigitsEndIndex(range, start, MAX_LENGTH, digitRuns);
      if (isLetter(range[digitsEnd]) || range[digitsEnd] === "-") {
        let end = digitsEnd + 1;
        const limit = end + MAX_SAFE_BUILD_LENGTH;
        while (end < limit && isIdentifierCharacter(range[end])) {
          end++;
        }
        return end;
      }
      return findVersionNumberEndIndex(range, start, loose, digitRuns);
    };
    var findPrereleaseEndIndex = (range, start, loose, digitRuns) => {
      const hyphen = range[start] === "-";
      if (!loose && !hyphen) {
        return start;
      }
      const identifierStart = start + (hyphen ? 1 : 0);
      let end = findPrereleaseIdentifierEndIndex(range, identifierStart, loose, digitRuns);
      if (end === identifierStart) {
        if (!loose || !hyphen) {
          return start;
        }
        end = findPrereleaseIdentifierEndIndex(range, start, loose, digitRuns);
      }
      while (range[end] === ".") {
        const next = findPrereleaseIdentifierEndIndex(range, end + 1, loose, digitRuns);
        if (next === end + 1) {
          break;
        }
        end = next;
      }
      return end;
    };
    var findBuildIdentifierEndIndex = (range, start) => {
      let end = start;
      while (end - start < MAX_SAFE_BUILD_LENGTH && isIdentifierCharacter(range[end])) {
        end++;
      }
      return end;
    };
    var findBuildEndIndex = (range, start) => {
      if (range[start] !== "+") {
        return start;
      }
      let end = findBuildIdentifierEndIndex(range, start + 1);
      if (end === start + 1) {
        return start;
      }
      while (range[end] === ".") {
        const next = findBuildIdentifierEndIndex(range, end + 1);
        if (next === end + 1) {
          break;
        }
        end = next;
      }
      return end;
    };
    var findLooseFullVersionEndIndex = (range, start, digitRuns) => {
      let end = start;
      for (let component = 0; component < 3; component++) {
        const next = findVersionNumberEndIndex(range, end, true, digitRuns);
        if (next === end) {
          return start;
        }
        end = next;
        if (component < 2) {
          if (range[end] !== ".") {
            return start;
          }
          end++;
        }
      }
      const prereleaseEnd = findPrereleaseEndIndex(range, end, true, digitRuns);
      return findBuildEndIndex(range, prereleaseEnd);
    };
    var findPartialVersionComponentEndIndex = (range, start, digitRuns) => {
      if (isDigit(range[start])) {
        return findVersionNumberEndIndex(range, start, false, digitRuns);
      }
      return isVersionStart(range[start]) ? start + 1 : start;
    };
    var findPartialVersionEndIndex = (range, start, digitRuns) => {
      let end = findPartialVersionComponentEndIndex(range, start, digitRuns);
      for (let component = 0; component < 2; component++) {
        if (range[end] !== ".") {
          return end;
        }
        const next = findPartialVersionComponentEndIndex(range, end + 1, digitRuns);
        if (next === end + 1) {
          return end;
        }
        end = next;
      }
      const prereleaseEnd = findPrereleaseEndIndex(range, end, false, digitRuns);
      return findBuildEndIndex(range, prereleaseEnd);
    };
    var findVersionEndIndex = (range, start, digitRuns) => {
      const fullVersionEnd = findLooseFullVersionEndIndex(range, start, digitRuns);
      return fullVersionEnd !== start ? fullVersionEnd : findPartialVersionEndIndex(range, start, digitRuns);
    };
    var findRemovableWhitespaceIndex = (range, matchStart) => {
      let position = matchStart;
      if (isWhitespace(range[position])) {
        position++;
      }
      if (range[position] === "<" || range[position] === ">") {
        position++;
      }
      if (range[position] === "=") {
        position++;
      }
      return isWhitespace(range[position]) ? position : -1;
    };
    var trimComparatorWhitespace = (range) => {
      let result = "";
      let copyFrom = 0;
      let cursor = 0;
      const digitRuns = { start: -1, end: -1, previousStart: -1, previousEnd: -1 };
      while (cursor < range.length) {
        const matchStart = cursor;
        if (range[cursor] === "<" || range[cursor] === ">") {
          cursor++;
        } else if (!isVersionPrefix(range[cursor]) && !isVersionStart(range[cursor])) {
          cursor++;
          continue;
        }
        while (cursor < range.length && isVersionPrefix(range[cursor])) {
          cursor++;
        }
        if (!isVersionStart(range[cursor])) {
          continue;
        }
        const whitespacePosition = findRemovableWhitespaceIndex(range, matchStart);
        if (whitespacePosition !== -1) {
          result += range.slice(copyFrom, whitespacePosition);
          copyFrom = whitespacePosition + 1;
        }
        cursor = findVersionEndIndex(range, cursor, digitRuns);
      }
      return result + range.slice(copyFrom);
    };
    module.exports = trimComparatorWhitespace;
  }
});

// ../../main/node_modules/semver/classes/range.js
var require_range = __commonJS({
  "../../main/node_modules/semver/classes/range.js"(exports, module) {
    "use strict";
    var SPACE_CHARACTERS = /\s+/g;
    var Range = class _Range {
      constructor(range, options) {
        options = parseOptions(options);
        if (range instanceof _Range) {
          if (range.loose === !!options.loose && range.includePrerelease === !!options.includePrerelease) {
            return range;
          } else {
            return new _Range(range.raw, options);
          }
        }
        if (range instanceof Comparator) {
          this.raw = range.value;
          this.set = [[range]];
          this.formatted = void 0;
          return this;
        }
        this.options = options;
        this.loose = !!options.loose;
        this.includePrerelease = !!options.includePrerelease;
        this.raw = range.trim().replace(SPACE_CHARACTERS, " ");
        this.set = this.raw.split("||").map((r) => this.parseRange(r.trim())).filter((c) => c.length);
        if (!this.set.length) {
          throw new TypeError(`Invalid SemVer Range: ${this.raw}`);
        }
        if (this.set.length > 1) {
          const first = this.set[0];
          this.set = this.set.filter((c) => !isNullSet(c[0]));
          if (this.set.length === 0) {
            this.set = [first];
          } else if (this.set.length > 1) {
            for (const c of this.set) {
              if (c.length === 1 && isAny(c[0])) {
                this.set = [c];
                break;
              }
            }
          }
        }
        this.formatted = void 0;
      }
      get range() {
        if (this.formatted === void 0) {
          this.formatted = "";
          for (let i = 0; i < this.set.length; i++) {
            if (i > 0) {
              this.formatted += "||";
            }
            const comps = this.set[i];
            for (let k = 0; k < comps.length; k++) {
              if (k > 0) {
                this.formatted += " ";
              }
              this.formatted += comps[k].toString().trim();
            }
          }
        }
        return this.formatted;
      }
      format() {
        return this.range;
      }
      toString() {
        return this.range;
      }
      parseRange(range) {
        range = range.replace(BUILDSTRIPRE, "");
        const memoOpts = (this.options.includePrerelease && FLAG_INCLUDE_PRERELEASE) | (this.options.loose && FLAG_LOOSE);
        const memoKey = memoOpts + ":" + range;
        const cached = cache.get(memoKey);
        if (cached) {
          return cached;
        }
        const loose = this.options.loose;
        const hr = loose ? re[t.HYPHENRANGELOOSE] : re[t.HYPHENRANGE];
        range = range.replace(hr, hyphenReplace(this.options.includePrerelease));
        debug("hyphen replace", range);
        range = trimComparatorWhitespace(range);
        debug("comparator trim", range);
        range = range.replace(re[t.TILDETRIM], tildeTrimReplace);
        debug("tilde trim", range);
        range = range.replace(re[t.CARETTRIM], caretTrimReplace);
        debug("caret trim", range);
        let rangeList = range.split(" ").map((comp) => parseComparator(comp, this.options)).join(" ").split(/\s+/).map((comp) => replaceGTE0(comp, this.options));
        if (loose) {
          rangeList = rangeList.filter((comp) => {
            debug("loose invalid filter", comp, this.options);
            return !!comp.match(re[t.COMPARATORLOOSE]);
          });
        }
        debug("range list", rangeList);
        const rangeMap = /* @__PURE__ */ new Map();
        const comparators = rangeList.map((comp) => new Comparator(comp, this.options));
        for (const comp of comparators) {
          if (isNullSet(comp)) {
            return [comp];
          }
          rangeMap.set(comp.value, comp);
        }
        if (rangeMap.size > 1 && rangeMap.has("")) {
          rangeMap.delete("");
        }
        const result = [...rangeMap.values()];
        cache.set(memoKey, result);
        return result;
      }
      intersects(range, options) {
        if (!(range instanceof _Range)) {
          throw new TypeError("a Range is required");
        }
        return this.set.some((thisComparators) => {
          return isSatisfiable(thisComparators, options) && range.set.some((rangeComparators) => {
            return isSatisfiable(rangeComparators, options) && thisComparators.every((thisComparator) => {
              return rangeComparators.every((rangeComparator) => {
                return thisComparator.intersects(rangeComparator, options);
              });
            });
          });
        });
      }
      // if ANY of the sets match ALL of its comparators, then pass
      test(version) {
        if (!version) {
          return false;
        }
        if (typeof version === "string") {
          try {
            version = new SemVer(version, this.options);
          } catch (er) {
            return false;
          }
        }
        for (let i = 0; i < this.set.length; i++) {
          if (testSet(this.set[i], version, this.options)) {
            return true;
          }
        }
        return false;
      }
    };
    module.exports = Range;
    var LRU = require_lrucache();
    var cache = new LRU();
    var parseOptions = require_parse_options();
    var Comparator = require_comparator();
    var debug = require_debug();
    var SemVer = require_semver();
    var trimComparatorWhitespace = require_trim_comparator_whitespace();
    var {
      safeRe: re,
      src,
      t,
      tildeTrimReplace,
      caretTrimReplace
    } = require_re();
    var { FLAG_INCLUDE_PRERELEASE, FLAG_LOOSE } = require_constants();
    var BUILDSTRIPRE = new RegExp(src[t.BUILD], "g");
    var isNullSet = (c) => c.value === "<0.0.0-0";
    var isAny = (c) => c.value === "";
    var isSatisfiable = (comparators, options) => {
      let result = true;
      const remainingComparators = comparators.slice();
      let testComparator = remainingComparators.pop();
      while (result && remainingComparators.length) {
        result = remainingComparators.every((otherComparator) => {
          return testComparator.intersects(otherComparator, options);
        });
        testComparator = remainingComparators.pop();
      }
      return result;
    };
    var parseComparator = (comp, options) => {
      comp = comp.replace(re[t.BUILD], "");
      debug("comp", comp, options);
      comp = replaceCarets(comp, options);
      debug("caret", comp);
      comp = replaceTildes(comp, options);
      debug("tildes", comp);
      comp = replaceXRanges(comp, options);
      debug("xrange", comp);
      comp = replaceStars(comp, options);
      debug("stars", comp);
      return comp;
    };
    var isX = (id) => !id || id.toLowerCase() === "x" || id === "*";
    var invalidXRangeOrder = (M, m, p) => isX(M) && !isX(m) || isX(m) && p && !isX(p);
    var replaceTildes = (comp, options) => {
      return comp.trim().split(/\s+/).map((c) => replaceTilde(c, options)).join(" ");
    };
    var replaceTilde = (comp, options) => {
      const r = options.loose ? re[t.TILDELOOSE] : re[t.TILDE];
      const z = options.includePrerelease ? "-0" : "";
      return comp.replace(r, (_, M, m, p, pr) => {
        debug("tilde", comp, _, M, m, p, pr);
        let ret;
        if (isX(M)) {
          ret = "";
        } else if (isX(m)) {
          ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`;
        } else if (isX(p)) {
          ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`;
        } else if (pr) {
          debug("replaceTilde pr", pr);
          ret = `>=${M}.${m}.${p}-${pr} <${M}.${+m + 1}.0-0`;
        } else {
          ret = `>=${M}.${m}.${p} <${M}.${+m + 1}.0-0`;
        }
        debug("tilde return", ret);
        return ret;
      });
    };
    var replaceCarets = (comp, options) => {
      return comp.trim().split(/\s+/).map((c) => replaceCaret(c, options)).join(" ");
    };
    var replaceCaret = (comp, options) => {
      debug("caret", comp, options);
      const r = options.loose ? re[t.CARETLOOSE] : re[t.CARET];
      const z = options.includePrerelease ? "-0" : "";
      return comp.replace(r, (_, M, m, p, pr) => {
        debug("caret", comp, _, M, m, p, pr);
        let ret;
        if (isX(M)) {
          ret = "";
        } else if (isX(m)) {
          ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`;
        } else if (isX(p)) {
          if (M === "0") {
            ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`;
          } else {
            ret = `>=${M}.${m}.0${z} <${+M + 1}.0.0-0`;
          }
        } else if (pr) {
          debug("replaceCaret pr", pr);
          if (M === "0") {
            if (m === "0") {
              ret = `>=${M}.${m}.${p}-${pr} <${M}.${m}.${+p + 1}-0`;
            } else {
              ret = `>=${M}.${m}.${p}-${pr} <${M}.${+m + 1}.0-0`;
            }
          } else {
            ret = `>=${M}.${m}.${p}-${pr} <${+M + 1}.0.0-0`;
          }
        } else {
          debug("no pr");
          if (M === "0") {
            if (m === "0") {
              ret = `>=${M}.${m}.${p} <${M}.${m}.${+p + 1}-0`;
            } else {
              ret = `>=${M}.${m}.${p} <${M}.${+m + 1}.0-0`;
            }
          } else {
            ret = `>=${M}.${m}.${p} <${+M + 1}.0.0-0`;
          }
        }
        debug("caret return", ret);
        return ret;
      });
    };
    var replaceXRanges = (comp, options) => {
      debug("replaceXRanges", comp, options);
      return comp.split(/\s+/).map((c) => replaceXRange(c, options)).join(" ");
    };
    var replaceXRange = (comp, options) => {
      comp = comp.trim();
      const r = options.loose ? re[t.XRANGELOOSE] : re[t.XRANGE];
      return comp.replace(r, (ret, gtlt, M, m, p, pr) => {
        debug("xRange", comp, ret, gtlt, M, m, p, pr);
        if (invalidXRangeOrder(M, m, p)) {
          return comp;
        }
        const xM = isX(M);
        const xm = xM || isX(m);
        const xp = xm || isX(p);
        const anyX = xp;
        if (gtlt === "=" && anyX) {
          gtlt = "";
        }
        pr = options.includePrerelease ? "-0" : "";
        if (xM) {
          if (gtlt === ">" || gtlt === "<") {
            ret = "<0.0.0-0";
          } else {
            ret = "*";
          }
        } else if (gtlt && anyX) {
          if (xm) {
            m = 0;
          }
          p = 0;
          if (gtlt === ">") {
            gtlt = ">=";
            if (xm) {
              M = +M + 1;
              m = 0;
              p = 0;
            } else {
              m = +m + 1;
              p = 0;
            }
          } else if (gtlt === "<=") {
            gtlt = "<";
            if (xm) {
              M = +M + 1;
            } else {
              m = +m + 1;
            }
          }
          if (gtlt === "<") {
            pr = "-0";
          }
          ret = `${gtlt + M}.${m}.${p}${pr}`;
        } else if (xm) {
          ret = `>=${M}.0.0${pr} <${+M + 1}.0.0-0`;
        } else if (xp) {
          ret = `>=${M}.${m}.0${pr} <${M}.${+m + 1}.0-0`;
        }
        debug("xRange return", ret);
        return ret;
      });
    };
    var replaceStars = (comp, options) => {
      debug("replaceStars", comp, options);
      return comp.trim().replace(re[t.STAR], "");
    };
    var replaceGTE0 = (comp, options) => {
      debug("replaceGTE0", comp, options);
      return comp.trim().replace(re[options.includePrerelease ? t.GTE0PRE : t.GTE0], "");
    };
    var hyphenReplace = (incPr) => ($0, from, fM, fm, fp, fpr, fb, to, tM, tm, tp, tpr) => {
      if (isX(fM)) {
        from = "";
      } else if (isX(fm)) {
        from = `>=${fM}.0.0${incPr ? "-0" : ""}`;
      } else if (isX(fp)) {
        from = `>=${fM}.${fm}.0${incPr ? "-0" : ""}`;
      } else if (fpr) {
        from = `>=${from}`;
      } else {
        from = `>=${from}${incPr ? "-0" : ""}`;
      }
      if (isX(tM)) {
        to = "";
      } else if (isX(tm)) {
        to = `<${+tM + 1}.0.0-0`;
      } else if (isX(tp)) {
        to = `<${tM}.${+tm + 1}.0-0`;
      } else if (tpr) {
        to = `<=${tM}.${tm}.${tp}-${tpr}`;
      } else if (incPr) {
        to = `<${tM}.${tm}.${+tp + 1}-0`;
      } else {
        to = `<=${to}`;
      }
      return `${from} ${to}`.trim();
    };
    var testSet = (set, version, options) => {
      for (let i = 0; i < set.length; i++) {
        if (!set[i].test(version)) {
          return false;
        }
      }
      if (version.prerelease.length && !options.includePrerelease) {
        for (let i = 0; i < set.length; i++) {
          debug(set[i].semver);
          if (set[i].semver === Comparator.ANY) {
            continue;
          }
          if (set[i].semver.prerelease.length > 0) {
            const allowed = set[i].semver;
            if (allowed.major === version.major && allowed.minor === version.minor && allowed.patch === version.patch) {
              return true;
            }
          }
        }
        return false;
      }
      return true;
    };
  }
});

// ../../main/node_modules/semver/classes/comparator.js
var require_comparator = __commonJS({
  "../../main/node_modules/semver/classes/comparator.js"(exports, module) {
    "use strict";
    var ANY = /* @__PURE__ */ Symbol("SemVer ANY");
    var Comparator = class _Comparator {
      static get ANY() {
        return ANY;
      }
      constructor(comp, options) {
        options = parseOptions(options);
        if (comp instanceof _Comparator) {
          if (comp.loose === !!options.loose) {
            return comp;
          } else {
            comp = comp.value;
          }
        }
        comp = comp.trim().split(/\s+/).join(" ");
        debug("comparator", comp, options);
        this.options = options;
        this.loose = !!options.loose;
        this.parse(comp);
        if (this.semver === ANY) {
          this.value = "";
        } else {
          this.value = this.operator + this.semver.version;
        }
        debug("comp", this);
      }
      parse(comp) {
        const r = this.options.loose ? re[t.COMPARATORLOOSE] : re[t.COMPARATOR];
        const m = comp.match(r);
        if (!m) {
          throw new TypeError(`Invalid comparator: ${comp}`);
        }
        this.operator = m[1] !== void 0 ? m[1] : "";
        if (this.operator === "=") {
          this.operator = "";
        }
        if (!m[2]) {
          this.semver = ANY;
        } else {
          this.semver = new SemVer(m[2], this.options.loose);
        }
      }
      toString() {
        return this.value;
      }
      test(version) {
        debug("Comparator.test", version, this.options.loose);
        if (this.semver === ANY || version === ANY) {
          return true;
        }
        if (typeof version === "string") {
          try {
            version = new SemVer(version, this.options);
          } catch (er) {
            return false;
          }
        }
        return cmp(version, this.operator, this.semver, this.options);
      }
      intersects(comp, options) {
        if (!(comp instanceof _Comparator)) {
          throw new TypeError("a Comparator is required");
        }
        if (this.operator === "") {
          if (this.value === "") {
            return true;
          }
          return new Range(comp.value, options).test(this.value);
        } else if (comp.operator === "") {
          if (comp.value === "") {
            return true;
          }
          return new Range(this.value, options).test(comp.semver);
        }
        options = parseOptions(options);
        if (options.includePrerelease && (this.value === "<0.0.0-0" || comp.value === "<0.0.0-0")) {
          return false;
        }
        if (!options.includePrerelease && (this.value.startsWith("<0.0.0") || comp.value.startsWith("<0.0.0"))) {
          return false;
        }
        if (this.operator.startsWith(">") && comp.operator.startsWith(">")) {
          return true;
        }
        if (this.operator.startsWith("<") && comp.operator.startsWith("<")) {
          return true;
        }
        if (this.semver.version === comp.semver.version && this.operator.includes("=") && comp.operator.includes("=")) {
          return true;
        }
        if (cmp(this.semver, "<", comp.semver, options) && this.operator.startsWith(">") && comp.operator.startsWith("<")) {
          return true;
        }
        if (cmp(this.semver, ">", comp.semver, options) && this.operator.startsWith("<") && comp.operator.startsWith(">")) {
          return true;
        }
        return false;
      }
    };
    module.exports = Comparator;
    var parseOptions = require_parse_options();
    var { safeRe: re, t } = require_re();
    var cmp = require_cmp();
    var debug = require_debug();
    var SemVer = require_semver();
    var Range = require_range();
  }
});

// ../../main/node_modules/semver/functions/satisfies.js
var require_satisfies = __commonJS({
  "../../main/node_modules/semver/functions/satisfies.js"(exports, module) {
    "use strict";
    var Range = require_range();
    var satisfies = (version, range, options) => {
      try {
        range = new Range(range, options);
      } catch (er) {
        return false;
      }
      return range.test(version);
    };
    module.exports = satisfies;
  }
});

// ../../main/node_modules/semver/ranges/to-comparators.js
var require_to_comparators = __commonJS({
  "../../main/node_modules/semver/ranges/to-comparators.js"(exports, module) {
    "use strict";
    var Range = require_range();
    var toComparators = (range, options) => new Range(range, options).set.map((comp) => comp.map((c) => c.value).join(" ").trim().split(" "));
    module.exports = toComparators;
  }
});

// ../../main/node_modules/semver/ranges/max-satisfying.js
var require_max_satisfying = __commonJS({
  "../../main/node_modules/semver/ranges/max-satisfying.js"(exports, module) {
    "use strict";
    var SemVer = require_semver();
    var Range = require_range();
    var maxSatisfying = (versions, range, options) => {
      let max = null;
      let maxSV = null;
      let rangeObj = null;
      try {
        rangeObj = new Range(range, options);
      } catch (er) {
        return null;
      }
      versions.forEach((v) => {
        if (rangeObj.test(v)) {
          if (!max || maxSV.compare(v) === -1) {
            max = v;
            maxSV = new SemVer(max, options);
          }
        }
      });
      return max;
    };
    module.exports = maxSatisfying;
  }
});

// ../../main/node_modules/semver/ranges/min-satisfying.js
var require_min_satisfying = __commonJS({
  "../../main/node_modules/semver/ranges/min-satisfying.js"(exports, module) {
    "use strict";
    var SemVer = require_semver();
    var Range = require_range();
    var minSatisfying = (versions, range, options) => {
      let min = null;
      let minSV = null;
      let rangeObj = null;
      try {
        rangeObj = new Range(range, options);
      } catch (er) {
        return null;
      }
      versions.forEach((v) => {
        if (rangeObj.test(v)) {
          if (!min || minSV.compare(v) === 1) {
            min = v;
            minSV = new SemVer(min, options);
          }
        }
      });
      return min;
    };
    module.exports = minSatisfying;
  }
});

// ../../main/node_modules/semver/ranges/min-version.js
var require_min_version = __commonJS({
  "../../main/node_modules/semver/ranges/min-version.js"(exports, module) {
    "use strict";
    var SemVer = require_semver();
    var Range = require_range();
    var gt = require_gt();
    var minVersion = (range, loose) => {
      range = new Range(range, loose);
      let minver = new SemVer("0.0.0");
      if (range.test(minver)) {
        return minver;
      }
      minver = new SemVer("0.0.0-0");
      if (range.test(minver)) {
        return minver;
      }
      minver = null;
      for (let i = 0; i < range.set.length; ++i) {
        const comparators = range.set[i];
        let setMin = null;
        comparators.forEach((comparator) => {
          const compver = new SemVer(comparator.semver.version);
          switch (comparator.operator) {
            case ">":
              if (compver.prerelease.length === 0) {
                compver.patch++;
              } else {
                compver.prerelease.push(0);
              }
              compver.raw = compver.format();
            /* fallthrough */
            case "":
            case ">=":
              if (!setMin || gt(compver, setMin)) {
                setMin = compver;
              }
              break;
            case "<":
            case "<=":
              break;
            /* istanbul ignore next */
            default:
              throw new Error(`Unexpected operation: ${comparator.operator}`);
          }
        });
        if (setMin && (!minver || gt(minver, setMin))) {
          minver = setMin;
        }
      }
      if (minver && range.test(minver)) {
        return minver;
      }
      return null;
    };
    module.exports = minVersion;
  }
});

// ../../main/node_modules/semver/ranges/valid.js
var require_valid2 = __commonJS({
  "../../main/node_modules/semver/ranges/valid.js"(exports, module) {
    "use strict";
    var Range = require_range();
    var validRange = (range, options) => {
      try {
        return new Range(range, options).range || "*";
      } catch (er) {
        return null;
      }
    };
    module.exports = validRange;
  }
});

// ../../main/node_modules/semver/ranges/outside.js
var require_outside = __commonJS({
  "../../main/node_modules/semver/ranges/outside.js"(exports, module) {
    "use strict";
    var SemVer = require_semver();
    var Comparator = require_comparator();
    var { ANY } = Comparator;
    var Range = require_range();
    var satisfies = require_satisfies();
    var gt = require_gt();
    var lt = require_lt();
    var lte = require_lte();
    var gte = require_gte();
    var outside = (version, range, hilo, options) => {
      version = new SemVer(version, options);
      range = new Range(range, options);
      let gtfn, ltefn, ltfn, comp, ecomp;
      switch (hilo) {
        case ">":
          gtfn = gt;
          ltefn = lte;
          ltfn = lt;
          comp = ">";
          ecomp = ">=";
          break;
        case "<":
          gtfn = lt;
          ltefn = gte;
          ltfn = gt;
          comp = "<";
          ecomp = "<=";
          break;
        default:
          throw new TypeError('Must provide a hilo val of "<" or ">"');
      }
      if (satisfies(version, range, options)) {
        return false;
      }
      for (let i = 0; i < range.set.length; ++i) {
        const comparators = range.set[i];
        let high = null;
        let low = null;
        comparators.forEach((comparator) => {
          if (comparator.semver === ANY) {
            comparator = new Comparator(">=0.0.0");
          }
          high = high || comparator;
          low = low || comparator;
          if (gtfn(comparator.semver, high.semver, options)) {
            high = comparator;
          } else if (ltfn(comparator.semver, low.semver, options)) {
            low = comparator;
          }
        });
        if (high.operator === comp || high.operator === ecomp) {
          return false;
        }
        if ((!low.operator || low.operator === comp) && ltefn(version, low.semver)) {
          return false;
        } else if (low.operator === ecomp && ltfn(version, low.semver)) {
          return false;
        }
      }
      return true;
    };
    module.exports = outside;
  }
});

// ../../main/node_modules/semver/ranges/gtr.js
var require_gtr = __commonJS({
  "../../main/node_modules/semver/ranges/gtr.js"(exports, module) {
    "use strict";
    var outside = require_outside();
    var gtr = (version, range, options) => outside(version, range, ">", options);
    module.exports = gtr;
  }
});

// ../../main/node_modules/semver/ranges/ltr.js
var require_ltr = __commonJS({
  "../../main/node_modules/semver/ranges/ltr.js"(exports, module) {
    "use strict";
    var outside = require_outside();
    var ltr = (version, range, options) => outside(version, range, "<", options);
    module.exports = ltr;
  }
});

// ../../main/node_modules/semver/ranges/intersects.js
var require_intersects = __commonJS({
  "../../main/node_modules/semver/ranges/intersects.js"(exports, module) {
    "use strict";
    var Range = require_range();
    var intersects = (r1, r2, options) => {
      r1 = new Range(r1, options);
      r2 = new Range(r2, options);
      return r1.intersects(r2, options);
    };
    module.exports = intersects;
  }
});

// ../../main/node_modules/semver/ranges/simplify.js
var require_simplify = __commonJS({
  "../../main/node_modules/semver/ranges/simplify.js"(exports, module) {
    "use strict";
    var satisfies = require_satisfies();
    var compare = require_compare();
    module.exports = (versions, range, options) => {
      const set = [];
      let first = null;
      let prev = null;
      const v = versions.sort((a, b) => compare(a, b, options));
      for (const version of v) {
        const included = satisfies(version, range, options);
        if (included) {
          prev = version;
          if (!first) {
            first = version;
          }
        } else {
          if (prev) {
            set.push([first, prev]);
          }
          prev = null;
          first = null;
        }
      }
      if (first) {
        set.push([first, null]);
      }
      const ranges = [];
      for (const [min, max] of set) {
        if (min === max) {
          ranges.push(min);
        } else if (!max && min === v[0]) {
          ranges.push("*");
        } else if (!max) {
          ranges.push(`>=${min}`);
        } else if (min === v[0]) {
          ranges.push(`<=${max}`);
        } else {
          ranges.push(`${min} - ${max}`);
        }
      }
      const simplified = ranges.join(" || ");
      const original = typeof range.raw === "string" ? range.raw : String(range);
      return simplified.length < original.length ? simplified : range;
    };
  }
});

// ../../main/node_modules/semver/ranges/subset.js
var require_subset = __commonJS({
  "../../main/node_modules/semver/ranges/subset.js"(exports, module) {
    "use strict";
    var Range = require_range();
    var Comparator = require_comparator();
    var { ANY } = Comparator;
    var satisfies = require_satisfies();
    var compare = require_compare();
    var subset = (sub, dom, options = {}) => {
      if (sub === dom) {
        return true;
      }
      sub = new Range(sub, options);
      dom = new Range(dom, options);
      let sawNonNull = false;
      OUTER: for (const simpleSub of sub.set) {
        for (const simpleDom of dom.set) {
          const isSub = simpleSubset(simpleSub, simpleDom, options);
          sawNonNull = sawNonNull || isSub !== null;
          if (isSub) {
            continue OUTER;
          }
        }
        if (sawNonNull) {
          return false;
        }
      }
      return true;
    };
    var minimumVersionWithPreRelease = [new Comparator(">=0.0.0-0")];
    var minimumVersion = [new Comparator(">=0.0.0")];
    var simpleSubset = (sub, dom, options) => {
      if (sub === dom) {
        return true;
      }
      if (sub.length === 1 && sub[0].semver === ANY) {
        if (dom.length === 1 && dom[0].semver === ANY) {
          return true;
        } else if (options.includePrerelease) {
          sub = minimumVersionWithPreRelease;
        } else {
          sub = minimumVersion;
        }
      }
      if (dom.length === 1 && dom[0].semver === ANY) {
        if (options.includePrerelease) {
          return true;
        } else {
          dom = minimumVersion;
        }
      }
      const eqSet = /* @__PURE__ */ new Set();
      let gt, lt;
      for (const c of sub) {
        if (c.operator === ">" || c.operator === ">=") {
          gt = higherGT(gt, c, options);
        } else if (c.operator === "<" || c.operator === "<=") {
          lt = lowerLT(lt, c, options);
        } else {
          eqSet.add(c.semver);
        }
      }
      if (eqSet.size > 1) {
        return null;
      }
      let gtltComp;
      if (gt && lt) {
        gtltComp = compare(gt.semver, lt.semver, options);
        if (gtltComp > 0) {
          return null;
        } else if (gtltComp === 0 && (gt.operator !== ">=" || lt.operator !== "<=")) {
          return null;
        }
      }
      for (const eq of eqSet) {
        if (gt && !satisfies(eq, String(gt), options)) {
          return null;
        }
        if (lt && !satisfies(eq, String(lt), options)) {
          return null;
        }
        for (const c of dom) {
          if (!satisfies(eq, String(c), options)) {
            return false;
          }
        }
        return true;
      }
      let higher, lower;
      let hasDomLT, hasDomGT;
      let needDomLTPre = lt && !options.includePrerelease && lt.semver.prerelease.length ? lt.semver : false;
      let needDomGTPre = gt && !options.includePrerelease && gt.semver.prerelease.length ? gt.semver : false;
      if (needDomLTPre && needDomLTPre.prerelease.length === 1 && lt.operator === "<" && needDomLTPre.prerelease[0] === 0) {
        needDomLTPre = false;
      }
      for (const c of dom) {
        hasDomGT = hasDomGT || c.operator === ">" || c.operator === ">=";
        hasDomLT = hasDomLT || c.operator === "<" || c.operator === "<=";
        if (gt) {
          if (needDomGTPre) {
            if (c.semver.prerelease && c.semver.prerelease.length && c.semver.major === needDomGTPre.major && c.semver.minor === needDomGTPre.minor && c.semver.patch === needDomGTPre.patch) {
              needDomGTPre = false;
            }
          }
          if (c.operator === ">" || c.operator === ">=") {
            higher = higherGT(gt, c, options);
            if (higher === c && higher !== gt) {
              return false;
            }
          } else if (gt.operator === ">=" && !c.test(gt.semver)) {
            return false;
          }
        }
        if (lt) {
          if (needDomLTPre) {
            if (c.semver.prerelease && c.semver.prerelease.length && c.semver.major === needDomLTPre.major && c.semver.minor === needDomLTPre.minor && c.semver.patch === needDomLTPre.patch) {
              needDomLTPre = false;
            }
          }
          if (c.operator === "<" || c.operator === "<=") {
            lower = lowerLT(lt, c, options);
            if (lower === c && lower !== lt) {
              return false;
            }
          } else if (lt.operator === "<=" && !c.test(lt.semver)) {
            return false;
          }
        }
        if (!c.operator && (lt || gt) && gtltComp !== 0) {
          return false;
        }
      }
      if (gt && hasDomLT && !lt && gtltComp !== 0) {
        return false;
      }
      if (lt && hasDomGT && !gt && gtltComp !== 0) {
        return false;
      }
      if (needDomGTPre || needDomLTPre) {
        return false;
      }
      return true;
    };
    var higherGT = (a, b, options) => {
      if (!a) {
        return b;
      }
      const comp = compare(a.semver, b.semver, options);
      return comp > 0 ? a : comp < 0 ? b : b.operator === ">" && a.operator === ">=" ? b : a;
    };
    var lowerLT = (a, b, options) => {
      if (!a) {
        return b;
      }
      const comp = compare(a.semver, b.semver, options);
      return comp < 0 ? a : comp > 0 ? b : b.operator === "<" && a.operator === "<=" ? b : a;
    };
    module.exports = subset;
  }
});

// ../../main/node_modules/semver/index.js
var require_semver2 = __commonJS({
  "../../main/node_modules/semver/index.js"(exports, module) {
    "use strict";
    var internalRe = require_re();
    var constants = require_constants();
    var SemVer = require_semver();
    var identifiers2 = require_identifiers();
    var parse = require_parse();
    var valid = require_valid();
    var clean = require_clean();
    var inc = require_inc();
    var diff = require_diff();
    var major = require_major();
    var minor = require_minor();
    var patch = require_patch();
    var prerelease = require_prerelease();
    var compare = require_compare();
    var rcompare = require_rcompare();
    var compareLoose = require_compare_loose();
    var compareBuild = require_compare_build();
    var sort = require_sort();
    var rsort = require_rsort();
    var gt = require_gt();
    var lt = require_lt();
    var eq = require_eq();
    var neq = require_neq();
    var gte = require_gte();
    var lte = require_lte();
    var cmp = require_cmp();
    var coerce = require_coerce();
    var truncate = require_truncate();
    var Comparator = require_comparator();
    var Range = require_range();
    var satisfies = require_satisfies();
    var toComparators = require_to_comparators();
    var maxSatisfying = require_max_satisfying();
    var minSatisfying = require_min_satisfying();
    var minVersion = require_min_version();
    var validRange = require_valid2();
    var outside = require_outside();
    var gtr = require_gtr();
    var ltr = require_ltr();
    var intersects = require_intersects();
    var simplifyRange = require_simplify();
    var subset = require_subset();
    module.exports = {
      parse,
      valid,
      clean,
      inc,
      diff,
      major,
      minor,
      patch,
      prerelease,
      compare,
      rcompare,
      compareLoose,
      compareBuild,
      sort,
      rsort,
      gt,
      lt,
      eq,
      neq,
      gte,
      lte,
      cmp,
      coerce,
      truncate,
      Comparator,
      Range,
      satisfies,
      toComparators,
      maxSatisfying,
      minSatisfying,
      minVersion,
      validRange,
      outside,
      gtr,
      ltr,
      intersects,
      simplifyRange,
      subset,
      SemVer,
      re: internalRe.re,
      src: internalRe.src,
      tokens: internalRe.t,
      SEMVER_SPEC_VERSION: constants.SEMVER_SPEC_VERSION,
      RELEASE_TYPES: constants.RELEASE_TYPES,
      compareIdentifiers: identifiers2.compareIdentifiers,
      rcompareIdentifiers: identifiers2.rcompareIdentifiers
    };
  }
});

// ../../main/node_modules/picomatch/lib/constants.js
var require_constants2 = __commonJS({
  "../../main/node_modules/picomatch/lib/constants.js"(exports, module) {
    "use strict";
    var WIN_SLASH = "\\\\/";
    var WIN_NO_SLASH = `[^${WIN_SLASH}]`;
    var DEFAULT_MAX_EXTGLOB_RECURSION = 0;
    var DOT_LITERAL = "\\.";
    var PLUS_LITERAL = "\\+";
    var QMARK_LITERAL = "\\?";
    var SLASH_LITERAL = "\\/";
    var ONE_CHAR = "(?=.)";
    var QMARK = "[^/]";
    var END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
    var START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
    var DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
    var NO_DOT = `(?!${DOT_LITERAL})`;
    var NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
    var NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
    var NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
    var QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
    var STAR = `${QMARK}*?`;
    var SEP = "/";
    var POSIX_CHARS = {
      DOT_LITERAL,
      PLUS_LITERAL,
      QMARK_LITERAL,
      SLASH_LITERAL,
      ONE_CHAR,
      QMARK,
      END_ANCHOR,
      DOTS_SLASH,
      NO_DOT,
      NO_DOTS,
      NO_DOT_SLASH,
      NO_DOTS_SLASH,
      QMARK_NO_DOT,
      STAR,
      START_ANCHOR,
      SEP
    };
    var WINDOWS_CHARS = {
      ...POSIX_CHARS,
      SLASH_LITERAL: `[${WIN_SLASH}]`,
      QMARK: WIN_NO_SLASH,
      STAR: `${WIN_NO_SLASH}*?`,
      DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
      NO_DOT: `(?!${DOT_LITERAL})`,
      NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
      NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
      START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
      END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
      SEP: "\\"
    };
    var POSIX_REGEX_SOURCE = {
      __proto__: null,
      alnum: "a-zA-Z0-9",
      alpha: "a-zA-Z",
      ascii: "\\x00-\\x7F",
      blank: " \\t",
      cntrl: "\\x00-\\x1F\\x7F",
      digit: "0-9",
      graph: "\\x21-\\x7E",
      lower: "a-z",
      print: "\\x20-\\x7E ",
      punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
      space: " \\t\\r\\n\\v\\f",
      upper: "A-Z",
      word: "A-Za-z0-9_",
      xdigit: "A-Fa-f0-9"
    };
    module.exports = {
      DEFAULT_MAX_EXTGLOB_RECURSION,
      MAX_LENGTH: 1024 * 64,
      POSIX_REGEX_SOURCE,
      // regular expressions
      REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
      REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
      REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
      REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
      REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
      REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
      // Replace globs with equivalent patterns to reduce parsing time.
      REPLACEMENTS: {
        __proto__: null,
        "***": "*",
        "**/**": "**",
        "**/**/**": "**"
      },
      // Digits
      CHAR_0: 48,
      /* 0 */
      CHAR_9: 57,
      /* 9 */
      // Alphabet chars.
      CHAR_UPPERCASE_A: 65,
      /* A */
      CHAR_LOWERCASE_A: 97,
      /* a */
      CHAR_UPPERCASE_Z: 90,
      /* Z */
      CHAR_LOWERCASE_Z: 122,
      /* z */
      CHAR_LEFT_PARENTHESES: 40,
      /* ( */
      CHAR_RIGHT_PARENTHESES: 41,
      /* ) */
      CHAR_ASTERISK: 42,
      /* * */
      // Non-alphabetic chars.
      CHAR_AMPERSAND: 38,
      /* & */
      CHAR_AT: 64,
      /* @ */
      CHAR_BACKWARD_SLASH: 92,
      /* \ */
      CHAR_CARRIAGE_RETURN: 13,
      /* \r */
      CHAR_CIRCUMFLEX_ACCENT: 94,
      /* ^ */
      CHAR_COLON: 58,
      /* : */
      CHAR_COMMA: 44,
      /* , */
      CHAR_DOT: 46,
      /* . */
      CHAR_DOUBLE_QUOTE: 34,
      /* " */
      CHAR_EQUAL: 61,
      /* = */
      CHAR_EXCLAMATION_MARK: 33,
      /* ! */
      CHAR_FORM_FEED: 12,
      /* \f */
      CHAR_FORWARD_SLASH: 47,
      /* / */
      CHAR_GRAVE_ACCENT: 96,
      /* ` */
      CHAR_HASH: 35,
      /* # */
      CHAR_HYPHEN_MINUS: 45,
      /* - */
      CHAR_LEFT_ANGLE_BRACKET: 60,
      /* < */
      CHAR_LEFT_CURLY_BRACE: 123,
      /* { */
      CHAR_LEFT_SQUARE_BRACKET: 91,
      /* [ */
      CHAR_LINE_FEED: 10,
      /* \n */
      CHAR_NO_BREAK_SPACE: 160,
      /* \u00A0 */
      CHAR_PERCENT: 37,
      /* % */
      CHAR_PLUS: 43,
      /* + */
      CHAR_QUESTION_MARK: 63,
      /* ? */
      CHAR_RIGHT_ANGLE_BRACKET: 62,
      /* > */
      CHAR_RIGHT_CURLY_BRACE: 125,
      /* } */
      CHAR_RIGHT_SQUARE_BRACKET: 93,
      /* ] */
      CHAR_SEMICOLON: 59,
      /* ; */
      CHAR_SINGLE_QUOTE: 39,
      /* ' */
      CHAR_SPACE: 32,
      /*   */
      CHAR_TAB: 9,
      /* \t */
      CHAR_UNDERSCORE: 95,
      /* _ */
      CHAR_VERTICAL_LINE: 124,
      /* | */
      CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
      /* \uFEFF */
      /**
       * Create EXTGLOB_CHARS
       */
      extglobChars(chars) {
        return {
          "!": { type: "negate", open: "(?:(?!(?:", close: `))${chars.STAR})` },
          "?": { type: "qmark", open: "(?:", close: ")?" },
          "+": { type: "plus", open: "(?:", close: ")+" },
          "*": { type: "star", open: "(?:", close: ")*" },
          "@": { type: "at", open: "(?:", close: ")" }
        };
      },
      /**
       * Create GLOB_CHARS
       */
      globChars(win32) {
        return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
      }
    };
  }
});

// ../../main/node_modules/picomatch/lib/utils.js
var require_utils = __commonJS({
  "../../main/node_modules/picomatch/lib/utils.js"(exports) {
    "use strict";
    var {
      REGEX_BACKSLASH,
      REGEX_REMOVE_BACKSLASH,
      REGEX_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_GLOBAL
    } = require_constants2();
    exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
    exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
    exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
    exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
    exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
    exports.isWindows = () => {
      if (typeof navigator !== "undefined" && navigator.platform) {
        const platform = navigator.platform.toLowerCase();
        return platform === "win32" || platform === "windows";
      }
      if (typeof process !== "undefined" && process.platform) {
        return process.platform === "win32";
      }
      return false;
    };
    exports.removeBackslashes = (str) => {
      return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
        return match === "\\" ? "" : match;
      });
    };
    exports.escapeLast = (input, char, lastIdx) => {
      const idx = input.lastIndexOf(char, lastIdx);
      if (idx === -1) return input;
      if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
      return `${input.slice(0, idx)}\\${input.slice(idx)}`;
    };
    exports.removePrefix = (input, state = {}) => {
      let output = input;
      if (output.startsWith("./")) {
        output = output.slice(2);
        state.prefix = "./";
      }
      return output;
    };
    exports.wrapOutput = (input, state = {}, options = {}) => {
      const prepend = options.contains ? "" : "^";
      const append = options.contains ? "" : "$";
      let output = `${prepend}(?:${input})${append}`;
      if (state.negated === true) {
        output = `(?:^(?!${output}).*$)`;
      }
      return output;
    };
    exports.basename = (path, { windows } = {}) => {
      const segs = path.split(windows ? /[\\/]/ : "/");
      const last = segs[segs.length - 1];
      if (last === "") {
        return segs[segs.length - 2];
      }
      return last;
    };
  }
});

// ../../main/node_modules/picomatch/lib/scan.js
var require_scan = __commonJS({
  "../../main/node_modules/picomatch/lib/scan.js"(exports, module) {
    "use strict";
    var utils = require_utils();
    var {
      CHAR_ASTERISK,
      /* * */
      CHAR_AT,
      /* @ */
      CHAR_BACKWARD_SLASH,
      /* \ */
      CHAR_COMMA,
      /* , */
      CHAR_DOT,
      /* . */
      CHAR_EXCLAMATION_MARK,
      /* ! */
      CHAR_FORWARD_SLASH,
      /* / */
      CHAR_LEFT_CURLY_BRACE,
      /* { */
      CHAR_LEFT_PARENTHESES,
      /* ( */
      CHAR_LEFT_SQUARE_BRACKET,
      /* [ */
      CHAR_PLUS,
      /* + */
      CHAR_QUESTION_MARK,
      /* ? */
      CHAR_RIGHT_CURLY_BRACE,
      /* } */
      CHAR_RIGHT_PARENTHESES,
      /* ) */
      CHAR_RIGHT_SQUARE_BRACKET
      /* ] */
    } = require_constants2();
    var isPathSeparator = (code) => {
      return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
    };
    var depth = (token) => {
      if (token.isPrefix !== true) {
        token.depth = token.isGlobstar ? Infinity : 1;
      }
    };
    var scan = (input, options) => {
      const opts = options || {};
      const length = input.length - 1;
      const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
      const slashes = [];
      const tokens = [];
      const parts = [];
      let str = input;
      let index = -1;
      let start = 0;
      let lastIndex = 0;
      let isBrace = false;
      let isBracket = false;
      let isGlob = false;
      let isExtglob = false;
      let isGlobstar = false;
      let braceEscaped = false;
      let backslashes = false;
      let negated = false;
      let negatedExtglob = false;
      let finished = false;
      let braces = 0;
      let prev;
      let code;
      let token = { value: "", depth: 0, isGlob: false };
      const eos = () => index >= length;
      const peek = () => str.charCodeAt(index + 1);
      const advance = () => {
        prev = code;
        return str.charCodeAt(++index);
      };
      while (index < length) {
        code = advance();
        let next;
        if (code === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          code = advance();
          if (code === CHAR_LEFT_CURLY_BRACE) {
            braceEscaped = true;
          }
          continue;
        }
        if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
          braces++;
          while (eos() !== true && (code = advance())) {
            if (code === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }
            if (code === CHAR_LEFT_CURLY_BRACE) {
              braces++;
              continue;
            }
            if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
              isBrace = token.isBrace = true;
              isGlob = token.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (braceEscaped !== true && code === CHAR_COMMA) {
              isBrace = token.isBrace = true;
              isGlob = token.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (code === CHAR_RIGHT_CURLY_BRACE) {
              braces--;
              if (braces === 0) {
                braceEscaped = false;
                isBrace = token.isBrace = true;
                finished = true;
                break;
              }
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_FORWARD_SLASH) {
          slashes.push(index);
          tokens.push(token);
          token = { value: "", depth: 0, isGlob: false };
          if (finished === true) continue;
          if (prev === CHAR_DOT && index === start + 1) {
            start += 2;
            continue;
          }
          lastIndex = index + 1;
          continue;
        }
        if (opts.noext !== true) {
          const isExtglobChar = code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK;
          if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
            isGlob = token.isGlob = true;
            isExtglob = token.isExtglob = true;
            finished = true;
            if (code === CHAR_EXCLAMATION_MARK && index === start) {
              negatedExtglob = true;
            }
            if (scanToEnd === true) {
              let parens = 0;
              while (eos() !== true && (code = advance())) {
                if (code === CHAR_BACKWARD_SLASH) {
                  backslashes = token.backslashes = true;
                  advance();
                  continue;
                }
                if (code === CHAR_LEFT_PARENTHESES) {
                  parens++;
                  continue;
                }
                if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                  finished = true;
                  break;
                }
              }
              continue;
            }
            break;
          }
        }
        if (code === CHAR_ASTERISK) {
          if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
          isGlob = token.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_QUESTION_MARK) {
          isGlob = token.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_LEFT_SQUARE_BRACKET) {
          while (eos() !== true && (next = advance())) {
            if (next === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }
            if (next === CHAR_RIGHT_SQUARE_BRACKET) {
              isBracket = token.isBracket = true;
              isGlob = token.isGlob = true;
              finished = true;
              break;
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
          negated = token.negated = true;
          start++;
          continue;
        }
        if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
          isGlob = token.isGlob = true;
          if (scanToEnd === true) {
            let parens = 1;
            while (eos() !== true && (code = advance())) {
              if (code === CHAR_BACKWARD_SLASH) {
                backslashes = token.backslashes = true;
                advance();
                continue;
              }
              if (code === CHAR_LEFT_PARENTHESES) {
                parens++;
                continue;
              }
              if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                finished = true;
                break;
              }
            }
            continue;
          }
          break;
        }
        if (isGlob === true) {
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
      }
      if (opts.noext === true) {
        isExtglob = false;
        isGlob = false;
      }
      let base = str;
      let prefix = "";
      let glob = "";
      if (start > 0) {
        prefix = str.slice(0, start);
        str = str.slice(start);
        lastIndex -= start;
      }
      if (base && isGlob === true && lastIndex > 0) {
        base = str.slice(0, lastIndex);
        glob = str.slice(lastIndex);
      } else if (isGlob === true) {
        base = "";
        glob = str;
      } else {
        base = str;
      }
      if (base && base !== "" && base !== "/" && base !== str) {
        if (isPathSeparator(base.charCodeAt(base.length - 1))) {
          base = base.slice(0, -1);
        }
      }
      if (opts.unescape === true) {
        if (glob) glob = utils.removeBackslashes(glob);
        if (base && backslashes === true) {
          base = utils.removeBackslashes(base);
        }
      }
      const state = {
        prefix,
        input,
        start,
        base,
        glob,
        isBrace,
        isBracket,
        isGlob,
        isExtglob,
        isGlobstar,
        negated,
        negatedExtglob
      };
      if (opts.tokens === true) {
        state.maxDepth = 0;
        if (!isPathSeparator(code)) {
          tokens.push(token);
        }
        state.tokens = tokens;
      }
      if (opts.parts === true || opts.tokens === true) {
        let prevIndex;
        for (let idx = 0; idx < slashes.length; idx++) {
          const n2 = prevIndex !== void 0 ? prevIndex + 1 : start;
          const i = slashes[idx];
          const value2 = input.slice(n2, i);
          if (opts.tokens) {
            if (idx === 0 && start !== 0) {
              tokens[idx].isPrefix = true;
              tokens[idx].value = prefix;
            } else {
              tokens[idx].value = value2;
            }
            depth(tokens[idx]);
            state.maxDepth += tokens[idx].depth;
          }
          if (i >= start) {
            parts.push(value2);
            prevIndex = i;
          }
        }
        const n = prevIndex !== void 0 ? prevIndex + 1 : start;
        const value = input.slice(n);
        parts.push(value);
        if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
          tokens[tokens.length - 1].value = value;
          depth(tokens[tokens.length - 1]);
          state.maxDepth += tokens[tokens.length - 1].depth;
        }
        state.slashes = slashes;
        state.parts = parts;
      }
      return state;
    };
    module.exports = scan;
  }
});

// ../../main/node_modules/picomatch/lib/parse.js
var require_parse2 = __commonJS({
  "../../main/node_modules/picomatch/lib/parse.js"(exports, module) {
    "use strict";
    var constants = require_constants2();
    var utils = require_utils();
    var {
      MAX_LENGTH,
      POSIX_REGEX_SOURCE,
      REGEX_NON_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_BACKREF,
      REPLACEMENTS
    } = constants;
    var expandRange = (args, options) => {
      if (typeof options.expandRange === "function") {
        return options.expandRange(...args, options);
      }
      args.sort();
      const value = `[${args.join("-")}]`;
      try {
        new RegExp(value);
      } catch (ex) {
        return args.map((v) => utils.escapeRegex(v)).join("..");
      }
      return value;
    };
    var syntaxError = (type, char) => {
      return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
    };
    var splitTopLevel = (input) => {
      const parts = [];
      let bracket = 0;
      let paren = 0;
      let quote = 0;
      let value = "";
      let escaped = false;
      for (const ch of input) {
        if (escaped === true) {
          value += ch;
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          value += ch;
          escaped = true;
          continue;
        }
        if (ch === '"') {
          quote = quote === 1 ? 0 : 1;
          value += ch;
          continue;
        }
        if (quote === 0) {
          if (ch === "[") {
            bracket++;
          } else if (ch === "]" && bracket > 0) {
            bracket--;
          } else if (bracket === 0) {
            if (ch === "(") {
              paren++;
            } else if (ch === ")" && paren > 0) {
              paren--;
            } else if (ch === "|" && paren === 0) {
              parts.push(value);
              value = "";
              continue;
            }
          }
        }
        value += ch;
      }
      parts.push(value);
      return parts;
    };
    var isPlainBranch = (branch) => {
      let escaped = false;
      for (const ch of branch) {
        if (escaped === true) {
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          escaped = true;
          continue;
        }
        if (/[?*+@!()[\]{}]/.test(ch)) {
          return false;
        }
      }
      return true;
    };
    var normalizeSimpleBranch = (branch) => {
      let value = branch.trim();
      let changed = true;
      while (changed === true) {
        changed = false;
        if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
          value = value.slice(2, -1);
          changed = true;
        }
      }
      if (!isPlainBranch(value)) {
        return;
      }
      return value.replace(/\\(.)/g, "$1");
    };
    var hasRepeatedCharPrefixOverlap = (branches) => {
      const values = branches.map(normalizeSimpleBranch).filter(Boolean);
      for (let i = 0; i < values.length; i++) {
        for (let j = i + 1; j < values.length; j++) {
          const a = values[i];
          const b = values[j];
          const char = a[0];
          if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
            continue;
          }
          if (a === b || a.startsWith(b) || b.startsWith(a)) {
            return true;
          }
        }
      }
      return false;
    };
    var parseRepeatedExtglob = (pattern, requireEnd = true) => {
      if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") {
        return;
      }
      let bracket = 0;
      let paren = 0;
      let quote = 0;
      let escaped = false;
      for (let i = 1; i < pattern.length; i++) {
        const ch = pattern[i];
        if (escaped === true) {
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          escaped = true;
          continue;
        }
        if (ch === '"') {
          quote = quote === 1 ? 0 : 1;
          continue;
        }
        if (quote === 1) {
          continue;
        }
        if (ch === "[") {
          bracket++;
          continue;
        }
        if (ch === "]" && bracket > 0) {
          bracket--;
          continue;
        }
        if (bracket > 0) {
          continue;
        }
        if (ch === "(") {
          paren++;
          continue;
        }
        if (ch === ")") {
          paren--;
          if (paren === 0) {
            if (requireEnd === true && i !== pattern.length - 1) {
              return;
            }
            return {
              type: pattern[0],
              body: pattern.slice(2, i),
              end: i
            };
          }
        }
      }
    };
    var buildCharClassStar = (chars) => {
      const source = chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`;
      return `${source}*`;
    };
    var getStarExtglobSequenceChars = (pattern) => {
      let index = 0;
      const chars = [];
      while (index < pattern.length) {
        const match = parseRepeatedExtglob(pattern.slice(index), false);
        if (!match || match.type !== "*") {
          return;
        }
        const branches = splitTopLevel(match.body).map((branch2) => branch2.trim());
        if (branches.length !== 1) {
          return;
        }
        const branch = normalizeSimpleBranch(branches[0]);
        if (!branch || branch.length !== 1) {
          return;
        }
        chars.push(branch);
        index += match.end + 1;
      }
      if (chars.length < 1) {
        return;
      }
      return chars;
    };
    var repeatedExtglobRecursion = (pattern) => {
      let depth = 0;
      let value = pattern.trim();
      let match = parseRepeatedExtglob(value);
      while (match) {
        depth++;
        value = match.body.trim();
        match = parseRepeatedExtglob(value);
      }
      return depth;
    };
    var analyzeRepeatedExtglob = (body, options) => {
      if (options.maxExtglobRecursion === false) {
        return { risky: false };
      }
      const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
      const branches = splitTopLevel(body).map((branch) => branch.trim());
      if (branches.length > 1) {
        if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) {
          return { risky: true };
        }
      }
      const safeChars = [];
      let sawStarSequence = false;
      let combinable = true;
      for (const branch of branches) {
        const chars = getStarExtglobSequenceChars(branch);
        if (chars) {
          sawStarSequence = true;
          safeChars.push(...chars);
          continue;
        }
        const literal = normalizeSimpleBranch(branch);
        if (literal && literal.length === 1) {
          safeChars.push(literal);
          continue;
        }
        combinable = false;
        if (repeatedExtglobRecursion(branch) > max) {
          return { risky: true };
        }
      }
      if (sawStarSequence) {
        return combinable ? { risky: true, safeOutput: buildCharClassStar([...new Set(safeChars)]) } : { risky: true };
      }
      return { risky: false };
    };
    var parse = (input, options) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected a string");
      }
      input = REPLACEMENTS[input] || input;
      const opts = { ...options };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
      let len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      const bos = { type: "bos", value: "", output: opts.prepend || "" };
      const tokens = [bos];
      const capture = opts.capture ? "" : "?:";
      const PLATFORM_CHARS = constants.globChars(opts.windows);
      const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
      const {
        DOT_LITERAL,
        PLUS_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOT_SLASH,
        NO_DOTS_SLASH,
        QMARK,
        QMARK_NO_DOT,
        STAR,
        START_ANCHOR
      } = PLATFORM_CHARS;
      const globstar = (opts2) => {
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const nodot = opts.dot ? "" : NO_DOT;
      const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
      let star = opts.bash === true ? globstar(opts) : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      if (typeof opts.noext === "boolean") {
        opts.noextglob = opts.noext;
      }
      const state = {
        input,
        index: -1,
        start: 0,
        dot: opts.dot === true,
        consumed: "",
        output: "",
        prefix: "",
        backtrack: false,
        negated: false,
        brackets: 0,
        braces: 0,
        parens: 0,
        quotes: 0,
        globstar: false,
        tokens
      };
      input = utils.removePrefix(input, state);
      len = input.length;
      const extglobs = [];
      const braces = [];
      const stack = [];
      let prev = bos;
      let value;
      const eos = () => state.index === len - 1;
      const peek = state.peek = (n = 1) => input[state.index + n];
      const advance = state.advance = () => input[++state.index] || "";
      const remaining = () => input.slice(state.index + 1);
      const consume = (value2 = "", num = 0) => {
        state.consumed += value2;
        state.index += num;
      };
      const append = (token) => {
        state.output += token.output != null ? token.output : token.value;
        consume(token.value);
      };
      const negate = () => {
        let count2 = 1;
        while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
          advance();
          state.start++;
          count2++;
        }
        if (count2 % 2 === 0) {
          return false;
        }
        state.negated = true;
        state.start++;
        return true;
      };
      const increment = (type) => {
        state[type]++;
        stack.push(type);
      };
      const decrement = (type) => {
        state[type]--;
        stack.pop();
      };
      const push = (tok) => {
        if (prev.type === "globstar") {
          const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
          const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
          if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
            state.output = state.output.slice(0, -prev.output.length);
            prev.type = "star";
            prev.value = "*";
            prev.output = star;
            state.output += prev.output;
          }
        }
        if (extglobs.length && tok.type !== "paren") {
          extglobs[extglobs.length - 1].inner += tok.value;
        }
        if (tok.value || tok.output) append(tok);
        if (prev && prev.type === "text" && tok.type === "text") {
          prev.output = (prev.output || prev.value) + tok.value;
          prev.value += tok.value;
          return;
        }
        tok.prev = prev;
        tokens.push(tok);
        prev = tok;
      };
      const extglobOpen = (type, value2) => {
        const token = { ...EXTGLOB_CHARS[value2], conditions: 1, inner: "" };
        token.prev = prev;
        token.parens = state.parens;
        token.output = state.output;
        token.startIndex = state.index;
        token.tokensIndex = tokens.length;
        const output = (opts.capture ? "(" : "") + token.open;
        increment("parens");
        push({ type, value: value2, output: state.output ? "" : ONE_CHAR });
        push({ type: "paren", extglob: true, value: advance(), output });
        extglobs.push(token);
      };
      const extglobClose = (token) => {
        const literal = input.slice(token.startIndex, state.index + 1);
        const body = input.slice(token.startIndex + 2, state.index);
        const analysis = analyzeRepeatedExtglob(body, opts);
        if ((token.type === "plus" || token.type === "star") && analysis.risky) {
          const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
          const open = tokens[token.tokensIndex];
          open.type = "text";
          open.value = literal;
          open.output = safeOutput || utils.escapeRegex(literal);
          for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
            tokens[i].value = "";
            tokens[i].output = "";
            delete tokens[i].suffix;
          }
          state.output = token.output + open.output;
          state.backtrack = true;
          push({ type: "paren", extglob: true, value, output: "" });
          decrement("parens");
          return;
        }
        let output = token.close + (opts.capture ? ")" : "");
        let rest;
        if (token.type === "negate") {
          let extglobStar = star;
          if (token.inner && token.inner.length > 1 && token.inner.includes("/")) {
            extglobStar = globstar(opts);
          }
          if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
            output = token.close = `)$))${extglobStar}`;
          }
          if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
            const expression = parse(rest, { ...options, fastpaths: false }).output;
            output = token.close = `)${expression})${extglobStar})`;
          }
          if (token.prev.type === "bos") {
            state.negatedExtglob = true;
          }
        }
        push({ type: "paren", extglob: true, value, output });
        decrement("parens");
      };
      if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
        let backslashes = false;
        let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
          if (first === "\\") {
            backslashes = true;
            return m;
          }
          if (first === "?") {
            if (esc) {
              return esc + first + (rest ? QMARK.repeat(rest.length) : "");
            }
            if (index === 0) {
              return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
            }
            return QMARK.repeat(chars.length);
          }
          if (first === ".") {
            return DOT_LITERAL.repeat(chars.length);
          }
          if (first === "*") {
            if (esc) {
              return esc + first + (rest ? star : "");
            }
            return star;
          }
          return esc ? m : `\\${m}`;
        });
        if (backslashes === true) {
          if (opts.unescape === true) {
            output = output.replace(/\\/g, "");
          } else {
            output = output.replace(/\\+/g, (m) => {
              return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
            });
          }
        }
        if (output === input && opts.contains === true) {
          state.output = input;
          return state;
        }
        state.output = utils.wrapOutput(output, state, options);
        return state;
      }
      while (!eos()) {
        value = advance();
        if (value === "\0") {
          continue;
        }
        if (value === "\\") {
          const next = peek();
          if (next === "/" && opts.bash !== true) {
            continue;
          }
          if (next === "." || next === ";") {
            continue;
          }
          if (!next) {
            value += "\\";
            push({ type: "text", value });
            continue;
          }
          const match = /^\\+/.exec(remaining());
          let slashes = 0;
          if (match && match[0].length > 2) {
            slashes = match[0].length;
            state.index += slashes;
            if (slashes % 2 !== 0) {
              value += "\\";
            }
          }
          if (opts.unescape === true) {
            value = advance();
          } else {
            value += advance();
          }
          if (state.brackets === 0) {
            push({ type: "text", value });
            continue;
          }
        }
        if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
          if (opts.posix !== false && value === ":") {
            const inner = prev.value.slice(1);
            if (inner.includes("[")) {
              prev.posix = true;
              if (inner.includes(":")) {
                const idx = prev.value.lastIndexOf("[");
                const pre = prev.value.slice(0, idx);
                const rest2 = prev.value.slice(idx + 2);
                const posix = POSIX_REGEX_SOURCE[rest2];
                if (posix) {
                  prev.value = pre + posix;
                  state.backtrack = true;
                  advance();
                  if (!bos.output && tokens.indexOf(prev) === 1) {
                    bos.output = ONE_CHAR;
                  }
                  continue;
                }
              }
            }
          }
          if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") {
            value = `\\${value}`;
          }
          if (value === "]" && (prev.value === "[" || prev.value === "[^")) {
            value = `\\${value}`;
          }
          if (opts.posix === true && value === "!" && prev.value === "[") {
            value = "^";
          }
          prev.value += value;
          append({ value });
          continue;
        }
        if (state.quotes === 1 && value !== '"') {
          value = utils.escapeRegex(value);
          prev.value += value;
          append({ value });
          continue;
        }
        if (value === '"') {
          state.quotes = state.quotes === 1 ? 0 : 1;
          if (opts.keepQuotes === true) {
            push({ type: "text", value });
          }
          continue;
        }
        if (value === "(") {
          increment("parens");
          push({ type: "paren", value });
          continue;
        }
        if (value === ")") {
          if (state.parens === 0 && opts.strictBrackets === true) {
            throw new SyntaxError(syntaxError("opening", "("));
          }
          const extglob = extglobs[extglobs.length - 1];
          if (extglob && state.parens === extglob.parens + 1) {
            extglobClose(extglobs.pop());
            continue;
          }
          push({ type: "paren", value, output: state.parens ? ")" : "\\)" });
          decrement("parens");
          continue;
        }
        if (value === "[") {
          if (opts.nobracket === true || !remaining().includes("]")) {
            if (opts.nobracket !== true && opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("closing", "]"));
            }
            value = `\\${value}`;
          } else {
            increment("brackets");
          }
          push({ type: "bracket", value });
          continue;
        }
        if (value === "]") {
          if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          if (state.brackets === 0) {
            if (opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("opening", "["));
            }
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          decrement("brackets");
          const prevValue = prev.value.slice(1);
          if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) {
            value = `/${value}`;
          }
          prev.value += value;
          append({ value });
          if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
            continue;
          }
          const escaped = utils.escapeRegex(prev.value);
          state.output = state.output.slice(0, -prev.value.length);
          if (opts.literalBrackets === true) {
            state.output += escaped;
            prev.value = escaped;
            continue;
          }
          prev.value = `(${capture}${escaped}|${prev.value})`;
          state.output += prev.value;
          continue;
        }
        if (value === "{" && opts.nobrace !== true) {
          increment("braces");
          const open = {
            type: "brace",
            value,
            output: "(",
            outputIndex: state.output.length,
            tokensIndex: state.tokens.length
          };
          braces.push(open);
          push(open);
          continue;
        }
        if (value === "}") {
          const brace = braces[braces.length - 1];
          if (opts.nobrace === true || !brace) {
            push({ type: "text", value, output: value });
            continue;
          }
          let output = ")";
          if (brace.dots === true) {
            const arr = tokens.slice();
            const range = [];
            for (let i = arr.length - 1; i >= 0; i--) {
              tokens.pop();
              if (arr[i].type === "brace") {
                break;
              }
              if (arr[i].type !== "dots") {
                range.unshift(arr[i].value);
              }
            }
            output = expandRange(range, opts);
            state.backtrack = true;
          }
          if (brace.comma !== true && brace.dots !== true) {
            const out = state.output.slice(0, brace.outputIndex);
            const toks = state.tokens.slice(brace.tokensIndex);
            brace.value = brace.output = "\\{";
            value = output = "\\}";
            state.output = out;
            for (const t of toks) {
              state.output += t.output || t.value;
            }
          }
          push({ type: "brace", value, output });
          decrement("braces");
          braces.pop();
          continue;
        }
        if (value === "|") {
          if (extglobs.length > 0) {
            extglobs[extglobs.length - 1].conditions++;
          }
          push({ type: "text", value });
          continue;
        }
        if (value === ",") {
          let output = value;
          const brace = braces[braces.length - 1];
          if (brace && stack[stack.length - 1] === "braces") {
            brace.comma = true;
            output = "|";
          }
          push({ type: "comma", value, output });
          continue;
        }
        if (value === "/") {
          if (prev.type === "dot" && state.index === state.start + 1) {
            state.start = state.index + 1;
            state.consumed = "";
            state.output = "";
            tokens.pop();
            prev = bos;
            continue;
          }
          push({ type: "slash", value, output: SLASH_LITERAL });
          continue;
        }
        if (value === ".") {
          if (state.braces > 0 && prev.type === "dot") {
            if (prev.value === ".") prev.output = DOT_LITERAL;
            const brace = braces[braces.length - 1];
            prev.type = "dots";
            prev.output += value;
            prev.value += value;
            brace.dots = true;
            continue;
          }
          if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
            push({ type: "text", value, output: DOT_LITERAL });
            continue;
          }
          push({ type: "dot", value, output: DOT_LITERAL });
          continue;
        }
        if (value === "?") {
          const isGroup = prev && prev.value === "(";
          if (!isGroup && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("qmark", value);
            continue;
          }
          if (prev && prev.type === "paren") {
            const next = peek();
            let output = value;
            if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) {
              output = `\\${value}`;
            }
            push({ type: "text", value, output });
            continue;
          }
          if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
            push({ type: "qmark", value, output: QMARK_NO_DOT });
            continue;
          }
          push({ type: "qmark", value, output: QMARK });
          continue;
        }
        if (value === "!") {
          if (opts.noextglob !== true && peek() === "(") {
            if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
              extglobOpen("negate", value);
              continue;
            }
          }
          if (opts.nonegate !== true && state.index === 0) {
            negate();
            continue;
          }
        }
        if (value === "+") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("plus", value);
            continue;
          }
          if (prev && prev.value === "(" || opts.regex === false) {
            push({ type: "plus", value, output: PLUS_LITERAL });
            continue;
          }
          if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
            push({ type: "plus", value });
            continue;
          }
          push({ type: "plus", value: PLUS_LITERAL });
          continue;
        }
        if (value === "@") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            push({ type: "at", extglob: true, value, output: "" });
            continue;
          }
          push({ type: "text", value });
          continue;
        }
        if (value !== "*") {
          if (value === "$" || value === "^") {
            value = `\\${value}`;
          }
          const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
          if (match) {
            value += match[0];
            state.index += match[0].length;
          }
          push({ type: "text", value });
          continue;
        }
        if (prev && (prev.type === "globstar" || prev.star === true)) {
          prev.type = "star";
          prev.star = true;
          prev.value += value;
          prev.output = star;
          state.backtrack = true;
          state.globstar = true;
          consume(value);
          continue;
        }
        let rest = remaining();
        if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
          extglobOpen("star", value);
          continue;
        }
        if (prev.type === "star") {
          if (opts.noglobstar === true) {
            consume(value);
            continue;
          }
          const prior = prev.prev;
          const before = prior.prev;
          const isStart = prior.type === "slash" || prior.type === "bos";
          const afterStar = before && (before.type === "star" || before.type === "globstar");
          if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
            push({ type: "star", value, output: "" });
            continue;
          }
          const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
          const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
          if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
            push({ type: "star", value, output: "" });
            continue;
          }
          while (rest.slice(0, 3) === "/**") {
            const after = input[state.index + 4];
            if (after && after !== "/") {
              break;
            }
            rest = rest.slice(3);
            consume("/**", 3);
          }
          const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
          if (prior.type === "bos" && eos()) {
            prev.type = "globstar";
            prev.value += value;
            prev.output = globstar(opts);
            state.output = prev.output;
            state.globstar = true;
            consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
            prev.value += value;
            state.globstar = true;
            state.output += prior.output + prev.output;
            consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
            const end = rest[1] !== void 0 ? "|$" : "";
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
            prev.value += value;
            state.output += prior.output + prev.output;
            state.globstar = true;
            consume(value + advance());
            push({ type: "slash", value: "/", output: "" });
            continue;
          }
          if (prior.type === "bos" && rest[0] === "/") {
            prev.type = "globstar";
            prev.value += value;
            prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
            state.output = prev.output;
            state.globstar = true;
            consume(value + advance());
            push({ type: "slash", value: "/", output: "" });
            continue;
          }
          state.output = state.output.slice(0, -prev.output.length);
          prev.type = "globstar";
          prev.output = globstar(opts);
          prev.value += value;
          state.output += prev.output;
          state.globstar = true;
          consume(value);
          continue;
        }
        const token = { type: "star", value, output: star };
        if (opts.bash === true) {
          token.output = ".*?";
          if (prev.type === "bos" || prev.type === "slash") {
            token.output = nodot + token.output;
          }
          push(token);
          continue;
        }
        if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
          token.output = value;
          push(token);
          continue;
        }
        if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
          if (prev.type === "dot") {
            state.output += NO_DOT_SLASH;
            prev.output += NO_DOT_SLASH;
          } else if (opts.dot === true) {
            state.output += NO_DOTS_SLASH;
            prev.output += NO_DOTS_SLASH;
          } else {
            state.output += nodot;
            prev.output += nodot;
          }
          if (peek() !== "*") {
            state.output += ONE_CHAR;
            prev.output += ONE_CHAR;
          }
        }
        push(token);
      }
      while (state.brackets > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
        state.output = utils.escapeLast(state.output, "[");
        decrement("brackets");
      }
      while (state.parens > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
        state.output = utils.escapeLast(state.output, "(");
        decrement("parens");
      }
      while (state.braces > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
        state.output = utils.escapeLast(state.output, "{");
        decrement("braces");
      }
      if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) {
        push({ type: "maybe_slash", value: "", output: `${SLASH_LITERAL}?` });
      }
      if (state.backtrack === true) {
        state.output = "";
        for (const token of state.tokens) {
          state.output += token.output != null ? token.output : token.value;
          if (token.suffix) {
            state.output += token.suffix;
          }
        }
      }
      return state;
    };
    parse.fastpaths = (input, options) => {
      const opts = { ...options };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
      const len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      input = REPLACEMENTS[input] || input;
      const {
        DOT_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOTS,
        NO_DOTS_SLASH,
        STAR,
        START_ANCHOR
      } = constants.globChars(opts.windows);
      const nodot = opts.dot ? NO_DOTS : NO_DOT;
      const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
      const capture = opts.capture ? "" : "?:";
      const state = { negated: false, prefix: "" };
      let star = opts.bash === true ? ".*?" : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      const globstar = (opts2) => {
        if (opts2.noglobstar === true) return star;
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const create = (str) => {
        switch (str) {
          case "*":
            return `${nodot}${ONE_CHAR}${star}`;
          case ".*":
            return `${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*.*":
            return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*/*":
            return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
          case "**":
            return nodot + globstar(opts);
          case "**/*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
          case "**/*.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "**/.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
          default: {
            const match = /^(.*?)\.(\w+)$/.exec(str);
            if (!match) return;
            const source2 = create(match[1]);
            if (!source2) return;
            return source2 + DOT_LITERAL + match[2];
          }
        }
      };
      const output = utils.removePrefix(input, state);
      let source = create(output);
      if (source && opts.strictSlashes !== true) {
        source += `${SLASH_LITERAL}?`;
      }
      return source;
    };
    module.exports = parse;
  }
});

// ../../main/node_modules/picomatch/lib/picomatch.js
var require_picomatch = __commonJS({
  "../../main/node_modules/picomatch/lib/picomatch.js"(exports, module) {
    "use strict";
    var scan = require_scan();
    var parse = require_parse2();
    var utils = require_utils();
    var constants = require_constants2();
    var isObject2 = (val) => val && typeof val === "object" && !Array.isArray(val);
    var picomatch2 = (glob, options, returnState = false) => {
      if (Array.isArray(glob)) {
        const fns = glob.map((input) => picomatch2(input, options, returnState));
        const arrayMatcher = (str) => {
          for (const isMatch of fns) {
            const state2 = isMatch(str);
            if (state2) return state2;
          }
          return false;
        };
        return arrayMatcher;
      }
      const isState = isObject2(glob) && glob.tokens && glob.input;
      if (glob === "" || typeof glob !== "string" && !isState) {
        throw new TypeError("Expected pattern to be a non-empty string");
      }
      const opts = options || {};
      const posix = opts.windows;
      const regex = isState ? picomatch2.compileRe(glob, options) : picomatch2.makeRe(glob, options, false, true);
      const state = regex.state;
      delete regex.state;
      let isIgnored = () => false;
      if (opts.ignore) {
        const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
        isIgnored = picomatch2(opts.ignore, ignoreOpts, returnState);
      }
      const matcher2 = (input, returnObject = false) => {
        const { isMatch, match, output } = picomatch2.test(input, regex, options, { glob, posix });
        const result = { glob, state, regex, posix, input, output, match, isMatch };
        if (typeof opts.onResult === "function") {
          opts.onResult(result);
        }
        if (isMatch === false) {
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (isIgnored(input)) {
          if (typeof opts.onIgnore === "function") {
            opts.onIgnore(result);
          }
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (typeof opts.onMatch === "function") {
          opts.onMatch(result);
        }
        return returnObject ? result : true;
      };
      if (returnState) {
        matcher2.state = state;
      }
      return matcher2;
    };
    picomatch2.test = (input, regex, options, { glob, posix } = {}) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected input to be a string");
      }
      if (input === "") {
        return { isMatch: false, output: "" };
      }
      const opts = options || {};
      const format = opts.format || (posix ? utils.toPosixSlashes : null);
      let match = input === glob;
      let output = match && format ? format(input) : input;
      if (match === false) {
        output = format ? format(input) : input;
        match = output === glob;
      }
      if (match === false || opts.capture === true) {
        if (opts.matchBase === true || opts.basename === true) {
          match = picomatch2.matchBase(input, regex, options, posix);
        } else {
          match = regex.exec(output);
        }
      }
      return { isMatch: Boolean(match), match, output };
    };
    picomatch2.matchBase = (input, glob, options, posix = options && options.windows) => {
      const regex = glob instanceof RegExp ? glob : picomatch2.makeRe(glob, options);
      return regex.test(utils.basename(input, { windows: posix }));
    };
    picomatch2.isMatch = (str, patterns, options) => picomatch2(patterns, options)(str);
    picomatch2.parse = (pattern, options) => {
      if (Array.isArray(pattern)) return pattern.map((p) => picomatch2.parse(p, options));
      return parse(pattern, { ...options, fastpaths: false });
    };
    picomatch2.scan = (input, options) => scan(input, options);
    picomatch2.compileRe = (state, options, returnOutput = false, returnState = false) => {
      if (returnOutput === true) {
        return state.output;
      }
      const opts = options || {};
      const prepend = opts.contains ? "" : "^";
      const append = opts.contains ? "" : "$";
      let source = `${prepend}(?:${state.output})${append}`;
      if (state && state.negated === true) {
        source = `^(?!${source}).*$`;
      }
      const regex = picomatch2.toRegex(source, options);
      if (returnState === true) {
        regex.state = state;
      }
      return regex;
    };
    picomatch2.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
      if (!input || typeof input !== "string") {
        throw new TypeError("Expected a non-empty string");
      }
      let parsed = { negated: false, fastpaths: true };
      if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) {
        parsed.output = parse.fastpaths(input, options);
      }
      if (!parsed.output) {
        parsed = parse(input, options);
      }
      return picomatch2.compileRe(parsed, options, returnOutput, returnState);
    };
    picomatch2.toRegex = (source, options) => {
      try {
        const opts = options || {};
        return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
      } catch (err) {
        if (options && options.debug === true) throw err;
        return /$^/;
      }
    };
    picomatch2.constants = constants;
    module.exports = picomatch2;
  }
});

// ../../main/node_modules/picomatch/index.js
var require_picomatch2 = __commonJS({
  "../../main/node_modules/picomatch/index.js"(exports, module) {
    "use strict";
    var pico = require_picomatch();
    var utils = require_utils();
    function picomatch2(glob, options, returnState = false) {
      if (options && (options.windows === null || options.windows === void 0)) {
        options = { ...options, windows: utils.isWindows() };
      }
      return pico(glob, options, returnState);
    }
    Object.assign(picomatch2, pico);
    module.exports = picomatch2;
  }
});

// src/bytes/memory.ts
function memorySource(bytes, label = "the given bytes") {
  return {
    label,
    size: bytes.length,
    read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length))
  };
}

// src/bytes/read-ahead.ts
var READ_AHEAD = 2048;
function readAhead(source, window = READ_AHEAD) {
  let start = 0;
  let held = new Uint8Array(0);
  let atEnd = false;
  const holds = (offset, length) => offset >= start && (offset + length <= start + held.length || atEnd && offset <= start + held.length);
  return {
    label: source.label,
    get size() {
      return source.size;
    },
    async read(offset, length) {
      if (!holds(offset, length)) {
        if (length > window) return source.read(offset, length);
        held = await source.read(offset, window);
        start = offset;
        atEnd = held.length < window;
      }
      return held.subarray(offset - start, offset - start + length);
    }
  };
}

// src/bytes/utf8.ts
function invalidUtf8At(bytes) {
  if (isUtf8(bytes)) return void 0;
  let at = 0;
  while (at < bytes.length) {
    const length = characterLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return void 0;
}
function characterLength(bytes, at) {
  const first = bytes[at] ?? 255;
  if (first < 128) return 1;
  const length = first < 194 ? 0 : first < 224 ? 2 : first < 240 ? 3 : first < 245 ? 4 : 0;
  const second = bytes[at + 1] ?? 0;
  if (first === 224 && second < 160 || first === 237 && second > 159) return 0;
  if (first === 240 && second < 144 || first === 244 && second > 143) return 0;
  for (let index = 1; index < length; index += 1) {
    if (((bytes[at + index] ?? 0) & 192) !== 128) return 0;
  }
  return length;
}
function utf8Text(bytes) {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
function isUtf8(bytes) {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

// src/bytes/kind.ts
var KIND_BYTES = 64;
var MAGIC = [
  ["component", [0, 97, 115, 109, 13, 0, 1, 0]],
  ["wasm", [0, 97, 115, 109]],
  ["elf", [127, 69, 76, 70]],
  ["gzip", [31, 139]],
  ["zip", [80, 75, 3, 4]],
  ["zip", [80, 75, 5, 6]]
];
var LFS_POINTER = "version https://git-lfs.github.com/spec/";
function kindOf(first) {
  if (first.length === 0) return "empty";
  for (const [kind, magic] of MAGIC) {
    if (magic.every((byte, index) => first[index] === byte)) return kind;
  }
  if (first.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13))
    return "binary";
  const wrong = invalidUtf8At(first);
  if (wrong !== void 0 && (first.length < KIND_BYTES || wrong < first.length - 3)) return "binary";
  const text = utf8Text(first);
  if (text.startsWith(LFS_POINTER)) return "git-lfs-pointer";
  return /^\u{feff}?\s*[{[]/u.test(text) ? "json" : "text";
}
var KIND_WORDS = {
  empty: "an empty file",
  wasm: "a WebAssembly core module",
  component: "a WebAssembly component, not a core module",
  elf: "an ELF file (native code, or an image for berm\u2019s older experimental target)",
  gzip: "a gzip archive",
  zip: "a zip archive",
  "git-lfs-pointer": "a Git LFS pointer, not the file it stands for",
  json: "JSON text",
  text: "a text file",
  binary: 'not a WebAssembly module (it does not begin with "\\0asm")'
};

// src/bytes/leb128.ts
function leb128(bytes, at) {
  let value = 0;
  for (let index = 0; index < 5; index += 1) {
    const byte = bytes[at + index];
    if (byte === void 0) return { ok: false, fault: "truncated", at: at + index };
    if (index === 4 && byte > 15)
      return { ok: false, fault: byte >= 128 ? "too long" : "too large", at: at + index };
    value += (byte & 127) * 2 ** (7 * index);
    if (byte < 128) return { ok: true, value, end: at + index + 1 };
  }
  return { ok: false, fault: "too long", at: at + 4 };
}

// src/manifest/duplicates.ts
var FOLLOWED = 1e4;
var FOLLOWED_UNITS = 4 * 1024 * 1024;
function duplicateNames() {
  const pointers = /* @__PURE__ */ new Set();
  let units = 0;
  const tooMany = () => pointers.size > FOLLOWED || units > FOLLOWED_UNITS;
  return {
    pointers,
    tooMany,
    hear(_, pointer) {
      units += pointer.length;
      pointers.add(pointer);
      return !tooMany();
    }
  };
}
function tooManyDuplicates(where) {
  return problem(
    "manifest-too-large",
    `In ${where} more names stand twice in one object than this gate follows (${FOLLOWED.toLocaleString("en")}).`
  );
}
var SHOWN = 10;
function freeDuplicates(decoding) {
  const free = [...decoding.duplicates].filter((pointer) => insideFree(decoding.free, pointer));
  return free.slice(0, SHOWN).map((pointer, index) => {
    const more = index === SHOWN - 1 && free.length > SHOWN ? ` (${free.length - SHOWN} more names stand twice)` : "";
    return problem(
      "key-twice",
      `The name ${pointer} of ${decoding.where} stands twice${more}; the host takes the last.`,
      placeOf({ value: null, pointer, decoding })
    );
  });
}
function insideFree(free, pointer) {
  for (let at = pointer.lastIndexOf("/"); at > 0; at = pointer.lastIndexOf("/", at - 1)) {
    if (free.has(pointer.slice(0, at))) return true;
  }
  return false;
}
function namesTwice(what, specs) {
  const seen = /* @__PURE__ */ new Set();
  const twice = /* @__PURE__ */ new Set();
  for (const { name } of specs) {
    if (seen.has(name)) twice.add(name);
    seen.add(name);
  }
  return [...twice].map((name) => problem(`${what}-twice`, `The manifest holds two ${what}s named ${quoted(name)}.`));
}

// src/manifest/idl.ts
function readIdl(text, problems) {
  const document = { text, base: 0, lines: true };
  const duplicates = duplicateNames();
  try {
    const { value } = parseJson(text, { onDuplicate: duplicates.hear });
    const decoding = {
      document,
      root: value,
      start: 0,
      where: "the IDL",
      isManifest: true,
      duplicates: duplicates.pointers,
      problems: [],
      free: /* @__PURE__ */ new Set(),
      budget: { places: 100 }
    };
    const manifest = decodeIdl({ value, pointer: "", decoding });
    if (duplicates.tooMany()) decoding.problems.push(tooManyDuplicates("the IDL"));
    problems.push(...decoding.problems, ...freeDuplicates(decoding), ...namesTwice("tool", manifest.tools));
    return firstError(decoding.problems) === void 0 ? manifest : void 0;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    problems.push(
      problem(
        "manifest-not-json",
        `The IDL is not JSON at ${placeInWords(document, error.offset)}: ${error.message}.`,
        placeAt(document, error.offset)
      )
    );
    return void 0;
  }
}

// src/manifest/vector.ts
var Malformed = class extends Error {
  name = "Malformed";
  /** Offset inside the content. */
  at;
  constructor(message, at) {
    super(message);
    this.at = at;
  }
};
var Unfamiliar = class extends Malformed {
};
var Content = class {
  #bytes;
  at = 0;
  constructor(bytes) {
    this.#bytes = bytes;
  }
  get atEnd() {
    return this.at >= this.#bytes.length;
  }
  byte(what) {
    const value = this.#bytes[this.at];
    if (value === void 0) throw new Malformed(`the section ends where ${what} should be`, this.at);
    this.at += 1;
    return value;
  }
  number(what) {
    const read2 = leb128(this.#bytes, this.at);
    if (!read2.ok) throw new Malformed(`${what} is ${read2.fault}`, read2.at);
    this.at = read2.end;
    return read2.value;
  }
  skip(length, what) {
    for (let left = length; left > 0; left -= 1) this.byte(what);
  }
  /** Passes over a LEB128 of any sign, up to so many bytes. */
  skipNumber(longest, what) {
    const start = this.at;
    for (let index = 0; index < longest; index += 1) if (this.byte(what) < 128) return;
    throw new Malformed(`${what} is too long`, start);
  }
  /** A length and as many bytes of UTF-8, at most 100,000 as the host reads them. */
  name(what) {
    const start = this.at;
    const length = this.number(`the length of ${what}`);
    const bytes = this.#bytes.subarray(this.at, this.at + length);
    if (bytes.length < length || length > 1e5)
      throw new Malformed(`${what} has ${length} bytes, more than there may be`, start);
    const wrong = invalidUtf8At(bytes);
    if (wrong !== void 0) throw new Malformed(`${what} is not UTF-8`, this.at + wrong);
    this.at += length;
    return utf8Text(bytes);
  }
};

// src/manifest/exports.ts
var KINDS = ["function", "table", "memory", "global", "tag"];
var EXPORTS_LIMIT = 16 * 1024 * 1024;
async function readExports(source, section) {
  const size = section.end - section.items;
  const refuse = (why, at) => fault(
    "exports-malformed",
    `The export section at byte ${section.offset} of ${source.label} cannot be read at byte ${at}: ${why}.`,
    { offset: at }
  );
  if (size > EXPORTS_LIMIT) throw refuse(`it has ${size} bytes, more than this gate reads (16 MiB)`, section.offset);
  const content = new Content(await source.read(section.items, size));
  try {
    const exports = [];
    for (let index = 0; index < section.count; index += 1) exports.push(readExport(content, index));
    if (!content.atEnd) throw new Malformed("something follows the last export", content.at);
    return exports;
  } catch (error) {
    if (error instanceof Malformed) throw refuse(error.message, section.items + error.at);
    throw error;
  }
}
function readExport(content, index) {
  const name = content.name(`the name of export ${index + 1}`);
  const at = content.at;
  const kind = KINDS[content.byte(`the kind of export ${index + 1}`)];
  if (kind === void 0)
    throw new Malformed(`the kind of export ${index + 1} is none of function, table, memory, global, tag`, at);
  return { name, kind, index: content.number(`the index of export ${index + 1}`) };
}
function checkFunctionIndices(exports, functions, label) {
  const wrong = exports.find(({ kind, index }) => kind === "function" && index >= functions);
  if (wrong === void 0) return;
  throw fault(
    "exports-malformed",
    `The export ${quoted(wrong.name)} of ${label} is function ${wrong.index}, and the module has ${functions} functions.`
  );
}

// src/manifest/types.ts
var NUMBER_TYPES = /* @__PURE__ */ new Set([127, 126, 125, 124, 123]);
var SHORT_REFERENCE = { least: 104, most: 117 };
var LONG_TYPES = /* @__PURE__ */ new Set([98, 99, 100, 101]);
function readValueType(content) {
  const at = content.at;
  const type = content.byte("a value type");
  if (NUMBER_TYPES.has(type) || type >= SHORT_REFERENCE.least && type <= SHORT_REFERENCE.most) return type;
  if (LONG_TYPES.has(type)) throw new Unfamiliar("a type of more than one byte", at);
  throw new Malformed(`the byte ${type} is no value type`, at);
}
function skipLimits(content, of) {
  const at = content.at;
  const flags = content.byte("limits");
  if (flags > (of === "memory" ? 15 : 7))
    throw new Malformed(`the limits of a ${of} have the flags ${flags}`, at);
  content.skipNumber(10, "a minimum");
  if ((flags & 1) !== 0) content.skipNumber(10, "a maximum");
  if ((flags & 8) !== 0) content.number("a page size");
}
function skipGlobalType(content) {
  readValueType(content);
  const at = content.at;
  const flags = content.byte("the flags of a global");
  if (flags > 3) throw new Malformed(`a global has the flags ${flags}`, at);
}

// src/manifest/imports.ts
var PROPOSED_KINDS = /* @__PURE__ */ new Set([32, 126, 127]);
function readImports(content, count2) {
  const imports = [];
  for (let index = 0; index < count2; index += 1) {
    const module = content.name("a module name");
    const name = content.name("an import name");
    imports.push({ module, name, ...readKind(content) });
  }
  return imports;
}
function readKind(content) {
  const at = content.at;
  const kind = content.byte("the kind of an import");
  switch (kind) {
    case 0:
      return { kind: "function", type: content.number("a type index") };
    case 1:
      readValueType(content);
      skipLimits(content, "table");
      return { kind: "table" };
    case 2:
      skipLimits(content, "memory");
      return { kind: "memory" };
    case 3:
      skipGlobalType(content);
      return { kind: "global" };
    case 4:
      if (content.byte("the attribute of a tag") !== 0) throw new Malformed("a tag has an attribute", content.at - 1);
      content.number("a type index");
      return { kind: "tag" };
    default:
      if (PROPOSED_KINDS.has(kind)) throw new Unfamiliar("an import of a kind this reader does not know", at);
      throw new Malformed(`the byte ${kind} is no kind of import`, at);
  }
}

// src/manifest/small-sections.ts
var BYTES_LIMIT = 4096;
async function checkSmallSection(source, section) {
  if (section.name === "memory")
    await readSmall(
      source,
      section,
      (content, count2) => repeat(count2, () => {
        skipLimits(content, "memory");
      })
    );
  if (section.name === "global")
    await readSmall(
      source,
      section,
      (content, count2) => repeat(count2, () => {
        skipGlobal(content);
      })
    );
}
async function readSmallImports(source, section) {
  return readSmall(source, section, readImports);
}
async function readSmall(source, section, read2) {
  const size = section.end - section.items;
  if (size > BYTES_LIMIT) return void 0;
  const content = new Content(await source.read(section.items, size));
  try {
    const items = read2(content, section.count);
    if (!content.atEnd) throw new Malformed("something follows the last item", content.at);
    return items;
  } catch (error) {
    if (error instanceof Unfamiliar) return void 0;
    if (!(error instanceof Malformed)) throw error;
    const at = section.items + error.at;
    throw fault(
      "section-malformed",
      `The ${section.name} section at byte ${section.offset} of ${source.label} cannot be read at byte ${at}: ${error.message}.`,
      { offset: at }
    );
  }
}
function repeat(count2, item) {
  for (let left = count2; left > 0; left -= 1) item();
}
function skipGlobal(content) {
  skipGlobalType(content);
  while (skipInstruction(content) !== "end") ;
}
var PLAIN = /* @__PURE__ */ new Set([106, 107, 108, 124, 125, 126]);
function skipInstruction(content) {
  const at = content.at;
  const opcode = content.byte("an instruction");
  switch (opcode) {
    case 11:
      return "end";
    case 65:
      content.skipNumber(5, "an i32 constant");
      return "more";
    case 66:
      content.skipNumber(10, "an i64 constant");
      return "more";
    case 67:
      content.skip(4, "an f32 constant");
      return "more";
    case 68:
      content.skip(8, "an f64 constant");
      return "more";
    case 35:
    case 210:
      content.number("an index");
      return "more";
    default:
      if (PLAIN.has(opcode)) return "more";
      throw new Unfamiliar("an instruction that this reader does not know", at);
  }
}

// src/manifest/section-rules.ts
var SINGLE = /* @__PURE__ */ new Set(["start", "data count"]);
var READ_BY_THE_HOST = /* @__PURE__ */ new Set(["import", "memory", "global", "export", "code"]);
function sectionRules(label) {
  const counts = /* @__PURE__ */ new Map();
  let last;
  const mustAgree = (one, other, offset) => {
    const [first, second] = [counts.get(one) ?? 0, counts.get(other) ?? 0];
    if (first === second) return;
    throw fault(
      "section-malformed",
      `The ${one} section of ${label} counts ${first}, the ${other} section ${second}; they must agree.`,
      offset === void 0 ? {} : { offset }
    );
  };
  return {
    take(section) {
      if (section.kind !== "known") return;
      if (counts.has(section.name)) {
        throw fault("section-twice", `${label} has a second ${section.name} section at byte ${section.offset}.`, {
          offset: section.offset
        });
      }
      if (last !== void 0 && last.rank > section.rank) {
        throw fault(
          "section-out-of-order",
          `In ${label} the ${section.name} section at byte ${section.offset} stands behind the ${last.name} section; it must come before.`,
          { offset: section.offset }
        );
      }
      last = section;
      counts.set(section.name, section.count);
      checkCount(section, label);
      if (section.name === "code") mustAgree("function", "code", section.offset);
      if (section.name === "data" && counts.has("data count")) mustAgree("data count", "data", section.offset);
    },
    finish() {
      mustAgree("function", "code", void 0);
      if (counts.has("data count")) mustAgree("data count", "data", void 0);
    }
  };
}
function checkCount(section, label) {
  const room = section.end - section.items;
  const single = SINGLE.has(section.name);
  if (single ? room === 0 : !READ_BY_THE_HOST.has(section.name) || section.count <= room && (section.count > 0 || room === 0))
    return;
  const why = single ? `holds ${room} bytes behind its number` : `counts ${section.count} items and has ${room} bytes for them`;
  throw fault("section-malformed", `The ${section.name} section at byte ${section.offset} of ${label} ${why}.`, {
    offset: section.offset
  });
}

// src/manifest/section-ids.ts
var IN_ORDER = [
  [1, "type"],
  [2, "import"],
  [3, "function"],
  [4, "table"],
  [5, "memory"],
  [13, "tag"],
  [6, "global"],
  [7, "export"],
  [8, "start"],
  [9, "element"],
  [12, "data count"],
  [10, "code"],
  [11, "data"]
];
var KNOWN = new Map(
  IN_ORDER.map(([id, name], rank) => [id, { rank, name }])
);
function knownSection(id) {
  return KNOWN.get(id);
}

// src/manifest/sections.ts
var HEADER_BYTES = 8;
var SECTION_HEADER_BYTES = 16;
var NAME_LIMIT = 1e5;
var SECTION_LIMIT = 1e5;
var NOT_WASM = {
  empty: "image-empty",
  component: "image-component",
  elf: "image-elf",
  gzip: "image-packed",
  zip: "image-packed",
  "git-lfs-pointer": "image-lfs-pointer",
  json: "image-text",
  text: "image-text",
  binary: "image-unknown-format"
};
async function* walkSections(source) {
  await checkHeader(source);
  let at = HEADER_BYTES;
  for (let index = 0; ; index += 1) {
    const header = await source.read(at, SECTION_HEADER_BYTES);
    if (header.length === 0) return;
    if (index === SECTION_LIMIT) {
      throw fault(
        "sections-too-many",
        `${source.label} has more than ${SECTION_LIMIT.toLocaleString("en")} sections.`,
        { offset: at }
      );
    }
    const section = await readHeader(source, at, header);
    yield section;
    at = section.end;
  }
}
async function checkHeader(source) {
  const first = await source.read(0, KIND_BYTES);
  const kind = kindOf(first);
  if (kind !== "wasm") {
    throw fault(NOT_WASM[kind], `${source.label} is ${KIND_WORDS[kind]}; expected a WebAssembly core module.`, {
      offset: 0
    });
  }
  if (first.length < HEADER_BYTES) {
    throw fault(
      "image-cut",
      `${source.label} ends at byte ${first.length}, inside the module's header of ${HEADER_BYTES} bytes.`,
      { offset: first.length }
    );
  }
  const version = [...first.subarray(4, HEADER_BYTES)];
  if (version.join() !== "1,0,0,0") {
    throw fault(
      "image-version",
      `${source.label} has the version bytes ${hex(version)} at byte 4; a core module has 01 00 00 00.`,
      { offset: 4 }
    );
  }
}
async function readHeader(source, offset, header) {
  const id = header[0] ?? 0;
  if (id >= 128) {
    throw fault(
      "section-id-malformed",
      `Byte ${offset} of ${source.label} is ${hex([id])} where a section's id should be.`,
      { offset }
    );
  }
  const size = leb128(header, 1);
  if (!size.ok && size.fault === "truncated") {
    const what = header.length === 1 ? `One byte (${hex([id])}) is left over` : `${header.length} bytes are left over, too few for a section's header,`;
    throw fault("image-trailing-bytes", `${what} at byte ${offset} of ${source.label}.`, { offset });
  }
  if (!size.ok) throw malformedNumber(source, "A section's size", size.fault, offset + size.at);
  const start = offset + size.end;
  const end = start + size.value;
  await checkEnd(source, offset, id, end);
  const extent = { offset, start, end };
  if (id === 0) return readCustom(source, extent, header.subarray(size.end));
  const known = knownSection(id);
  if (known === void 0) return { kind: "unknown", id, ...extent };
  const count2 = leb128(header.subarray(size.end, size.end + size.value), 0);
  if (!count2.ok && count2.fault === "truncated") {
    throw fault(
      "section-malformed",
      `The ${known.name} section at byte ${offset} of ${source.label} is ${size.value === 0 ? "empty" : "cut inside its count"}.`,
      { offset }
    );
  }
  if (!count2.ok) throw malformedNumber(source, `The count of the ${known.name} section`, count2.fault, start + count2.at);
  return { kind: "known", ...known, count: count2.value, items: start + count2.end, ...extent };
}
async function readCustom(source, extent, content) {
  const { offset, start, end } = extent;
  const refuse = (why) => {
    throw fault(
      "section-name-malformed",
      `The name of the custom section at byte ${offset} of ${source.label} ${why}.`,
      { offset }
    );
  };
  const length = leb128(content.subarray(0, end - start), 0);
  if (!length.ok && length.fault === "truncated") return refuse("is not there: the section ends first");
  if (!length.ok) throw malformedNumber(source, "A custom section's name length", length.fault, start + length.at);
  const nameStart = start + length.end;
  if (length.value > end - nameStart)
    return refuse(`is said to have ${length.value} bytes, more than the section holds`);
  if (length.value > NAME_LIMIT)
    return refuse(`has ${length.value} bytes; the host reads names of up to ${NAME_LIMIT.toLocaleString("en")}`);
  const bytes = await source.read(nameStart, length.value);
  const wrong = invalidUtf8At(bytes);
  if (wrong !== void 0) return refuse(`is not UTF-8 at byte ${nameStart + wrong}`);
  return { kind: "custom", name: utf8Text(bytes), offset, start: nameStart + length.value, end };
}
async function checkEnd(source, offset, id, end) {
  const name = id === 0 ? "custom" : knownSection(id)?.name ?? `unknown (id ${id})`;
  if (source.size !== void 0) {
    if (end <= source.size) return;
    throw fault(
      "image-cut",
      `The ${name} section at byte ${offset} of ${source.label} is said to end at byte ${end}; the file ends at byte ${source.size}.`,
      { offset }
    );
  }
  if ((await source.read(end - 1, 1)).length === 1) return;
  throw fault(
    "image-cut",
    `The ${name} section at byte ${offset} of ${source.label} is said to end at byte ${end}, and the file ends before.`,
    { offset }
  );
}
function malformedNumber(source, what, why, offset) {
  const words = why === "too long" ? "does not end within five bytes" : "has bits past the 32nd";
  return fault("number-malformed", `${what} at byte ${offset} of ${source.label} ${words}.`, { offset });
}
function hex(bytes) {
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
}

// src/manifest/image.ts
var MANIFEST_SECTION = ".berm.abi";
var MANIFEST_LIMIT = 4 * 1024 * 1024;
async function readParts(source, problems, options = {}) {
  const reader = readAhead(source);
  const rules = sectionRules(source.label);
  const draft = { imports: [], headers: {}, unknown: [], whole: false };
  try {
    for await (const section of walkSections(reader)) {
      rules.take(section);
      await take(reader, section, draft, problems);
      if (options.stopAfterManifest === true && draft.manifest !== void 0) return draft;
    }
    rules.finish();
    checkExportedFunctions(draft, source.label);
    draft.whole = true;
    draft.exports ??= [];
    if (draft.manifest === void 0)
      problems.push(problem("manifest-missing", `${source.label} has no section named ${MANIFEST_SECTION}.`));
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    problems.push(asProblem(error));
  }
  return draft;
}
async function take(source, section, draft, problems) {
  switch (section.kind) {
    case "unknown":
      draft.unknown.push(section);
      return;
    case "custom":
      if (section.name === MANIFEST_SECTION) await takeManifest(source, section, draft, problems);
      return;
    case "known":
      if (section.name === "type" || section.name === "import" || section.name === "function")
        draft.headers[section.name] = section;
      if (section.name === "export") draft.exports = await readExports(source, section);
      if (section.name === "import") draft.imports = await readSmallImports(source, section);
      await checkSmallSection(source, section);
      return;
    default:
      section;
  }
}
function checkExportedFunctions({ exports = [], imports, headers }, label) {
  if (imports === void 0) return;
  const imported = imports.filter(({ kind }) => kind === "function").length;
  checkFunctionIndices(exports, imported + (headers.function?.count ?? 0), label);
}
async function takeManifest(source, section, draft, problems) {
  const { offset, start, end } = section;
  if (draft.manifest !== void 0) {
    problems.push(
      problem(
        "manifest-section-twice",
        `${source.label} has another section ${MANIFEST_SECTION} at byte ${offset}; the host reads the first only.`,
        { offset }
      )
    );
    return;
  }
  if (end - start > MANIFEST_LIMIT) {
    throw fault(
      "manifest-too-large",
      `The section ${MANIFEST_SECTION} at byte ${offset} of ${source.label} has ${end - start} bytes.`,
      { offset }
    );
  }
  draft.manifest = { bytes: await source.read(start, end - start), offset: start };
}

// src/manifest/load/abi.ts
var KNOWN_ABI = [0, 1, ABI_WITH_PUBLIC];
var checkAbi = ({ manifest: { abi_version: abi }, options: { hostAbi }, label }) => {
  const place = { pointer: "/abi_version", received: String(abi) };
  if (abi === void 0) return [];
  if (hostAbi !== void 0) {
    if (abi === hostAbi) return [];
    return [
      problem("abi-not-spoken", `${label} was built against ABI ${abi}; the target host speaks ${hostAbi}.`, {
        ...place,
        expected: String(hostAbi)
      })
    ];
  }
  if (KNOWN_ABI.includes(abi)) return [];
  const rule = abi > ABI_WITH_PUBLIC ? "abi-newer" : "abi-unknown";
  return [problem(rule, `${label} was built against ABI ${abi}; known are ${KNOWN_ABI.join(", ")}.`, place)];
};

// src/manifest/load/exports.ts
var TOOL_PREFIX = "berm_tool_";
var checkExports = ({ manifest, exports, label }) => {
  if (exports === void 0) return [];
  const names = new Set(exports.map(({ name }) => name));
  const exported = [...names].filter((name) => name.startsWith(TOOL_PREFIX)).map((name) => name.slice(TOOL_PREFIX.length));
  if (exported.length === 0) {
    return [
      problem(
        "tools-not-exported",
        `${label} has no export named ${TOOL_PREFIX}<tool>; its manifest names ${manifest.tools.length === 1 ? "one tool" : `${manifest.tools.length} tools`}.`
      )
    ];
  }
  const missing = manifest.tools.flatMap(
    ({ name }, index) => names.has(TOOL_PREFIX + name) ? [] : [
      problem(
        "tool-not-exported",
        `The manifest names the tool ${quoted(name)}, and ${label} has no export ${quoted(TOOL_PREFIX + name)}.`,
        { pointer: `/tools/${index}` }
      )
    ]
  );
  const declared = new Set(manifest.tools.map(({ name }) => name));
  const extra = exported.filter((name) => !declared.has(name)).map(
    (name) => problem(
      "tool-not-declared",
      `${label} exports ${quoted(TOOL_PREFIX + name)}, and its manifest names no such tool.`
    )
  );
  return [...missing, ...extra];
};
var checkExportNames = ({ exports = [], label }) => {
  const seen = /* @__PURE__ */ new Set();
  const twice = /* @__PURE__ */ new Set();
  for (const { name } of exports) {
    if (seen.has(name)) twice.add(name);
    seen.add(name);
  }
  return [...twice].map((name) => problem("export-twice", `${label} exports ${quoted(name)} twice.`));
};

// src/manifest/load/marks.ts
var checkMarks = ({ manifest: { tools } }) => {
  const stripe = tools.filter((tool) => tool.stripe === true).map(({ name }) => quoted(name));
  const twice = stripe.length > 1 ? [
    problem("stripe-twice", `${stripe.length} tools take Stripe events: ${stripe.slice(0, 5).join(", ")}.`, {
      pointer: "/tools"
    })
  ] : [];
  const each = tools.flatMap((tool, index) => {
    const place = { pointer: `/tools/${index}` };
    const name = quoted(tool.name);
    return [
      ...tool.cron && tool.public ? [problem("cron-public", `The tool ${name} is both a cron tool and public.`, place)] : [],
      ...tool.stripe && tool.public ? [problem("stripe-public", `The tool ${name} both takes Stripe events and is public.`, place)] : [],
      ...tool.anonymous && !tool.public ? [problem("anonymous-unreachable", `The tool ${name} takes anonymous calls and is not public.`, place)] : [],
      ...tool.anonymous && tool.public && tool.callers === "services" ? [problem("anonymous-unreachable", `The tool ${name} takes anonymous calls and is for services only.`, place)] : []
    ];
  });
  return [...twice, ...each];
};

// src/manifest/load/signatures.ts
var TYPE_NAMES = /* @__PURE__ */ new Map([
  [127, "i32"],
  [126, "i64"],
  [125, "f32"],
  [124, "f64"],
  [123, "v128"]
]);
var checkSignatures = ({ exports = [], signatures, label }) => {
  const tools = exports.filter(({ name }) => name.startsWith(TOOL_PREFIX));
  if (signatures === void 0 || tools.length === 0) return [];
  if (signatures.why !== void 0)
    return [
      problem(
        "signatures-unchecked",
        `Whether the tools of ${label} take and return nothing was not checked: ${signatures.why}.`
      )
    ];
  return tools.flatMap((tool) => {
    const type = signatures.typeOf(tool);
    if (tool.kind === "function" && type === void 0) return [];
    if (type !== void 0 && type.parameters.length === 0 && type.results.length === 0) return [];
    const what = type === void 0 ? `a ${tool.kind}` : `a function ${inWords(type)}`;
    return [
      problem(
        "export-not-callable",
        `The export ${quoted(tool.name)} of ${label} is ${what}; a tool's is a function () \u2192 ().`
      )
    ];
  });
};
var SYSCALL = { module: "berm", name: "syscall", type: "(i64, i32, i32) \u2192 (i64)" };
var checkImports = ({ manifest, signatures, label }) => {
  if (manifest.abi_version !== ABI_WITH_PUBLIC) return [];
  return (signatures?.imports ?? []).flatMap((entry) => {
    const name = quoted(`${entry.module}.${entry.name}`);
    if (entry.module !== SYSCALL.module || entry.name !== SYSCALL.name || entry.kind !== "function") {
      return [
        problem(
          "import-not-served",
          `${label} imports the ${entry.kind} ${name}, which a host of ABI ${ABI_WITH_PUBLIC} does not provide.`
        )
      ];
    }
    const type = signatures?.typeOf(entry);
    if (type === void 0 || inWords(type) === SYSCALL.type) return [];
    return [
      problem(
        "import-not-served",
        `${label} imports ${name} as ${inWords(type)}; the host provides it as ${SYSCALL.type}.`
      )
    ];
  });
};
function inWords({ parameters, results }) {
  const names = (types) => `(${types.slice(0, 8).map((type) => TYPE_NAMES.get(type) ?? "another type").join(", ")}${types.length > 8 ? ", \u2026" : ""})`;
  return `${names(parameters)} \u2192 ${names(results)}`;
}

// src/manifest/load/syscalls.ts
var OWN = /* @__PURE__ */ new Set([
  "berm.trace",
  "berm.args.len",
  "berm.args.read",
  "berm.done",
  "berm.fail",
  "berm.result.read",
  "berm.call",
  "berm.caller",
  "berm.user",
  "berm.client",
  "berm.deny",
  "berm.now"
]);
var checkSyscalls = ({ manifest, options: { hostSyscalls } }) => {
  if (hostSyscalls === void 0) return [];
  const served = new Set(hostSyscalls);
  return Object.keys(manifest.deps?.syscalls ?? {}).filter((name) => !served.has(name) && !OWN.has(name)).map(
    (name) => problem(
      "syscall-not-served",
      `The manifest declares the syscall ${quoted(name)}, which the target host does not serve.`,
      { pointer: "/deps/syscalls" }
    )
  );
};

// src/manifest/load/index.ts
var BEFORE_MIGRATING = [checkAbi, checkSyscalls, checkMigrations, checkMigrationNames];
var WHEN_COMPILING = [checkImports, checkExportNames, checkExports, checkSignatures, checkMarks];
function checkLoad(loading, read2, late = []) {
  const early = [...read2, ...BEFORE_MIGRATING.flatMap((check) => check(loading))];
  const compiling = [...late, ...WHEN_COMPILING.flatMap((check) => check(loading))];
  return [...early, ...compiling, ...trap(loading, early, compiling)];
}
function trap({ manifest, options: { baseline }, label }, early, compiling) {
  const refusedFor = [...new Set(compiling.filter(isError).map(({ rule }) => rule))];
  const appended = appendedMigrations(baseline, manifest);
  const [first] = appended;
  if (early.some(isError) || refusedFor.length === 0 || first === void 0) return [];
  const what = appended.length === 1 ? `the migration ${quoted(first.name)}` : `${appended.length} migrations, from ${quoted(first.name)} on,`;
  const sentence = `A host applies ${what} of ${label} and then refuses the image (${refusedFor.join(", ")}): the data stays migrated, ${aftermath(baseline)}.`;
  return [
    problem("migrated-then-refused", sentence, {
      pointer: `/database/migrations/${baseline?.database?.migrations.length ?? 0}`
    })
  ];
}
function aftermath(baseline) {
  if (baseline === void 0) return "and every later image must begin with them";
  return `and ${baseline.version === "" ? "the version now serving" : `version ${baseline.version}`} can no longer be deployed again`;
}
function isError({ level }) {
  return level === "error";
}

// src/manifest/records.ts
var PROBLEMS = 100;
var PLACES_UNITS = 40 * 1024 * 1024;
var UNKNOWN_SHOWN = 10;
var RECORDS_LIMIT = 1e5;
var UNREAD = { complete: false };
function readRecords(bytes, base, lines, problems) {
  const before = problems.length;
  const wrong = invalidUtf8At(bytes);
  if (wrong !== void 0) {
    problems.push(
      problem("manifest-not-utf8", `The manifest is not UTF-8 at byte ${wrong} of the section.`, {
        offset: base + wrong
      })
    );
    return UNREAD;
  }
  const document = { text: utf8Text(bytes), base, lines };
  const budget = { places: Math.min(PROBLEMS, Math.floor(PLACES_UNITS / document.text.length)) };
  const records = splitRecords(document, problems).map((raw) => readRecord(document, raw, budget));
  const found = records.flatMap((record) => record.kind === "unknown" ? [] : record.problems);
  problems.push(...mostSevere(found, PROBLEMS));
  const manifest = merge(document, records, problems);
  return {
    ...manifest && { manifest },
    complete: manifest !== void 0 && firstError(problems.slice(before)) === void 0
  };
}
function splitRecords(document, problems) {
  const { text } = document;
  const records = [];
  for (let start = skipSpace(text, 0); start < text.length; ) {
    if (records.length === RECORDS_LIMIT) {
      problems.push(
        problem(
          "manifest-too-large",
          `The manifest holds more than ${RECORDS_LIMIT.toLocaleString("en")} records.`,
          placeAt(document, start)
        )
      );
      return records;
    }
    const duplicates = duplicateNames();
    try {
      const { value, end } = parseJson(text, { offset: start, partial: true, onDuplicate: duplicates.hear });
      records.push({ value, number: records.length + 1, start, duplicates: duplicates.pointers });
      if (duplicates.tooMany()) problems.push(tooManyDuplicates(`record ${records.length} of the manifest`));
      start = skipSpace(text, end);
    } catch (error) {
      if (!(error instanceof JsonError)) throw error;
      const inside = error.pointer === "" ? "" : `, in ${error.pointer}`;
      const what = `Record ${records.length + 1} of the manifest is not JSON at ${placeInWords(document, error.offset)}${inside}: ${error.message}${invisible(document.text, error.offset)}.`;
      problems.push(problem("manifest-not-json", what, placeAt(document, error.offset)));
      return records;
    }
  }
  return records;
}
function invisible(text, offset) {
  if (text[offset] === "\0") return " (a NUL byte)";
  return text[offset] === "\uFEFF" ? " (a byte-order mark)" : "";
}
function skipSpace(text, at) {
  let end = at;
  while (text[end] === " " || text[end] === "	" || text[end] === "\n" || text[end] === "\r") end += 1;
  return end;
}
function readRecord(document, raw, budget) {
  const named = isObject(raw.value) ? member(raw.value, "event") : void 0;
  const decode = (where, isManifest, read2) => {
    const decoding = {
      document,
      root: raw.value,
      start: raw.start,
      where: `record ${raw.number} (${where})`,
      isManifest,
      duplicates: raw.duplicates,
      problems: [],
      free: /* @__PURE__ */ new Set(),
      budget
    };
    const value = read2({ value: raw.value, pointer: "", decoding });
    return { value, problems: [...decoding.problems, ...freeDuplicates(decoding)] };
  };
  const asEvent = named === void 0 ? void 0 : decode(eventName(named), false, decodeEventRecord);
  if (asEvent !== void 0 && firstError(asEvent.problems) === void 0)
    return { kind: "event", event: asEvent.value, problems: asEvent.problems, raw };
  const hasProgramField = isObject(raw.value) && Object.keys(raw.value).some((name) => PROGRAM_FIELDS.has(name));
  if (isObject(raw.value) && !hasProgramField && asEvent === void 0) return { kind: "unknown", raw };
  const asProgram = decode("the program's", true, decodeProgram);
  const program = { kind: "program", program: asProgram.value, problems: asProgram.problems, raw };
  if (firstError(asProgram.problems) === void 0) return program;
  if (isObject(raw.value) && (Object.hasOwn(raw.value, "abi_version") || Object.hasOwn(raw.value, "tools")))
    return program;
  if (asEvent !== void 0) return { kind: "event", event: asEvent.value, problems: asEvent.problems, raw };
  return hasProgramField ? program : { kind: "unknown", raw };
}
function eventName(value) {
  const name = isObject(value) ? member(value, "name") : void 0;
  return typeof name === "string" ? `the event ${quoted(name)}` : "an event's";
}
function merge(document, records, problems) {
  const programs = records.filter((record) => record.kind === "program");
  const events = records.flatMap(
    (record) => record.kind === "event" && firstError(record.problems) === void 0 ? [record.event] : []
  );
  const unknown2 = records.filter((record) => record.kind === "unknown");
  const [first, second] = programs;
  reportUnknown(document, unknown2, first?.program.abi_version ?? ABI_WITH_PUBLIC, problems);
  if (second !== void 0) {
    const numbers = programs.map(({ raw }) => raw.number).join(", ");
    problems.push(
      problem(
        "program-record-twice",
        `The manifest holds ${programs.length} program records (records ${numbers}).`,
        placeAt(document, second.raw.start)
      )
    );
  }
  if (first === void 0) {
    if (unknown2.length === 0 && firstError(problems) === void 0)
      problems.push(
        problem(
          "program-record-missing",
          `The manifest holds no program record; it holds ${count(events.length, "event record")}.`,
          placeAt(document, 0)
        )
      );
    return void 0;
  }
  if (firstError(first.problems) !== void 0) return void 0;
  const manifest = { ...first.program, events: [...first.program.events, ...events.sort(byName)] };
  problems.push(...namesTwice("tool", manifest.tools), ...namesTwice("event", manifest.events));
  return manifest;
}
function reportUnknown(document, records, abi, problems) {
  const rule = abi > ABI_WITH_PUBLIC ? "record-unknown-newer-abi" : "record-unknown";
  for (const { raw } of records.slice(0, UNKNOWN_SHOWN)) {
    problems.push(
      problem(
        rule,
        `Record ${raw.number} of the manifest, at ${placeInWords(document, raw.start)}, is neither a program's nor an event's.`,
        placeAt(document, raw.start)
      )
    );
  }
}
function mostSevere(problems, limit) {
  if (problems.length <= limit) return [...problems];
  return [
    ...problems.filter(({ level }) => level === "error"),
    ...problems.filter(({ level }) => level !== "error")
  ].slice(0, limit);
}
function byName(one, other) {
  return compareUtf8(one.name, other.name);
}
function count(number, what) {
  return number === 1 ? `one ${what}` : `${number === 0 ? "no" : number} ${what}s`;
}

// src/manifest/signatures.ts
var BYTES_LIMIT2 = 24 * 1024;
var FUNCTION_TYPE = 96;
async function readSignatures(source, { headers }) {
  const sections = [headers.type, headers.import, headers.function].filter((section) => section !== void 0);
  const size = sections.reduce((sum, { start, end }) => sum + (end - start), 0);
  if (size > BYTES_LIMIT2)
    return unknown(`the type, import and function sections have ${size} bytes; up to ${BYTES_LIMIT2} are read`);
  try {
    const types = await read(source, headers.type, readTypes);
    const imports = await read(source, headers.import, readImports);
    const functions = await read(source, headers.function, readIndices);
    const all = [
      ...imports.flatMap(({ kind, type }) => kind === "function" && type !== void 0 ? [type] : []),
      ...functions
    ];
    return {
      imports,
      typeOf(of) {
        if (of.kind !== "function") return void 0;
        const type = "index" in of ? all[of.index] : of.type;
        return type === void 0 ? void 0 : types[type];
      }
    };
  } catch (error) {
    if (error instanceof Malformed) return unknown(error.message);
    throw error;
  }
}
function unknown(why) {
  return { why, typeOf: () => void 0 };
}
async function read(source, section, items) {
  if (section === void 0) return [];
  return items(new Content(await source.read(section.items, section.end - section.items)), section.count);
}
function readTypes(content, count2) {
  const types = [];
  for (let index = 0; index < count2; index += 1) {
    if (content.byte("a type") !== FUNCTION_TYPE)
      throw new Malformed("a type that is not a plain function type", content.at - 1);
    types.push({ parameters: readValueTypes(content), results: readValueTypes(content) });
  }
  return types;
}
function readValueTypes(content) {
  const types = [];
  for (let left = content.number("a count of value types"); left > 0; left -= 1) {
    types.push(readValueType(content));
  }
  return types;
}
function readIndices(content, count2) {
  const indices = [];
  for (let index = 0; index < count2; index += 1) indices.push(content.number("a type index"));
  return indices;
}

// src/manifest/examine.ts
function sourceOf(image) {
  return "read" in image ? image : memorySource(image, "the image");
}
async function examineImage(image, options = {}) {
  const { manifest, check } = await openImage(image);
  return { ...manifest !== void 0 && { manifest }, problems: check(options) };
}
async function openImage(image) {
  const source = sourceOf(image);
  const problems = [];
  const parts = await readParts(source, problems);
  const { manifest, complete } = manifestOf(parts, problems);
  if (manifest === void 0) return { check: () => problems };
  const read2 = {
    manifest,
    ...parts.exports && { exports: parts.exports },
    ...parts.whole && { signatures: await readSignatures(source, parts) },
    label: source.label
  };
  const late = unknownSections(parts, source.label);
  return {
    ...complete && { manifest },
    check: (options = {}) => checkLoad({ ...read2, options }, problems, late)
  };
}
async function readSection(source) {
  return (await readParts(source, [], { stopAfterManifest: true })).manifest?.bytes;
}
function manifestOf(parts, problems) {
  return parts.manifest === void 0 ? { complete: false } : readRecords(parts.manifest.bytes, parts.manifest.offset, false, problems);
}
function unknownSections({ unknown: unknown2 }, label) {
  return unknown2.slice(0, 10).map(
    ({ id, offset }) => problem(
      "section-unknown",
      `The section at byte ${offset} of ${label} has the id ${id}, which no specification defines.`,
      { offset }
    )
  );
}
function openSection(bytes) {
  const problems = [];
  const { manifest, complete } = readRecords(bytes, 0, true, problems);
  if (manifest === void 0) return { check: () => problems };
  return {
    ...complete && { manifest },
    check: (options = {}) => checkLoad({ manifest, options, label: "the manifest" }, problems)
  };
}
function examineIdl(text) {
  const problems = [];
  const manifest = readIdl(text, problems);
  return manifest === void 0 ? { problems } : { manifest, problems };
}

// src/manifest/read.ts
async function readImage(image, options = {}) {
  const problems = [];
  const parts = await readParts(sourceOf(image), problems, options);
  return orThrow(manifestOf(parts, problems).manifest, problems);
}
function parseSection(bytes) {
  const problems = [];
  return orThrow(readRecords(bytes, 0, true, problems).manifest, problems);
}
function parseIdl(text) {
  const { manifest, problems } = examineIdl(text);
  return orThrow(manifest, problems);
}
function orThrow(manifest, problems) {
  const error = firstError(problems);
  if (error !== void 0) throw asError(error);
  if (manifest === void 0) throw fault("manifest-missing", "There is no manifest.");
  return manifest;
}

// src/sources/choose-release/version.ts
var import_semver = __toESM(require_semver2(), 1);
var DIGITS = "[0-9]{1,15}";
var DOTTED = new RegExp(`^${DIGITS}(?:\\.${DIGITS}){1,5}`);
var UNDERSCORED = /^[0-9]{1,6}(?:_[0-9]{1,6}){1,5}/;
var SINGLE2 = /^[0-9]{1,6}(?![0-9])/;
var STAGES = new Set(
  `a alpha b beta c canary cr dev ea eap exp insider insiders m milestone next nightly pre prerelease preview rc
  snapshot snap test unstable wip`.split(/\s+/)
);
var FINAL = /^[-._]?(?:final|ga|release|stable|lts)$/i;
var AFTER = /^[-._]?(?:post|sp|p|pl|patch|rev|r|hotfix|fix|update|u)[-._]?([0-9]{0,9})$/i;
var DAY = /^\.v[0-9]{8}$/;
var SUFFIX = /^([-._~]?)[0-9A-Za-z]+(?:[-._][0-9A-Za-z]+)*$/;
function parseTagVersion(text, single = false) {
  if (text.length > 256) return void 0;
  const dotted = DOTTED.exec(text)?.[0];
  const head = dotted ?? UNDERSCORED.exec(text)?.[0] ?? (single ? SINGLE2.exec(text)?.[0] : void 0);
  if (head === void 0) return void 0;
  const numbers = head.split(/[._]/).map(Number);
  const [suffix, build] = splitBuild(text.slice(head.length), dotted !== void 0);
  if (numbers.length === 1 && !/^(?:-[A-Za-z]+[.-]?[0-9]+)?$/.test(suffix)) return void 0;
  const read2 = readSuffix(suffix);
  if (read2 === void 0) return void 0;
  return { numbers, ...read2, ...build !== void 0 && { build }, text: canonical(text, numbers, read2.prerelease) };
}
function parseCurrent(text) {
  const version = parseTagVersion((text ?? "").trim().replace(/^v\.?/i, ""), true);
  return version === void 0 || version.numbers.every((one) => one === 0) ? void 0 : version;
}
function splitBuild(rest, dotted) {
  const plus = rest.indexOf("+");
  if (plus !== -1) return [rest.slice(0, plus), rest.slice(plus + 1)];
  const line = dotted ? rest.indexOf("_") : -1;
  const word = /^_([A-Za-z]+)/.exec(rest.slice(line))?.[1]?.toLowerCase();
  return line === -1 || word !== void 0 && STAGES.has(word) ? [rest] : [rest.slice(0, line), rest.slice(line + 1)];
}
function readSuffix(text) {
  const release = { prerelease: [], revision: [] };
  if (text === "" || FINAL.test(text) || DAY.test(text)) return release;
  const after = AFTER.exec(text);
  if (after !== null && !/^[-._]?[pr]$/i.test(text)) return { prerelease: [], revision: [Number(after[1] ?? 0)] };
  const revision = /^-([1-9][0-9]{0,6})$/.exec(text)?.[1];
  if (revision !== void 0) return { prerelease: [], revision: [Number(revision)] };
  if (/^[A-Za-z]$/.test(text)) return { prerelease: [], revision: [text.toLowerCase()] };
  const separator = SUFFIX.exec(text)?.[1];
  return separator === void 0 ? void 0 : stageOf(identifiers(text), separator);
}
function identifiers(text) {
  return (text.match(/[0-9]+|[A-Za-z]+/g) ?? []).map((one) => /^[0-9]{1,15}$/.test(one) ? Number(one) : one);
}
function stageOf(all, separator) {
  let end = all.length;
  while (end > 0 && !isStage(all[end - 1])) end -= 1;
  const [prerelease, words] = [all.slice(0, end), all.slice(end)];
  if (end === 0 && separator !== "-") return void 0;
  return { prerelease, revision: [], ...words.length > 0 && { variant: words.join("-").toLowerCase() } };
}
function isStage(one) {
  return typeof one === "number" || one !== void 0 && STAGES.has(one.toLowerCase());
}
function canonical(text, numbers, prerelease) {
  const exact = import_semver.default.parse(text);
  if (exact !== null) return exact.version;
  const padded = [...numbers, 0, 0].slice(0, Math.max(3, numbers.length));
  return padded.join(".") + (prerelease.length > 0 ? `-${prerelease.join(".")}` : "");
}
function compareVersions(a, b) {
  return compareNumbers(a.numbers, b.numbers) || Number(a.prerelease.length === 0) - Number(b.prerelease.length === 0) || compareIdentifiers(a.prerelease, b.prerelease) || compareIdentifiers(a.revision, b.revision);
}
function sameRelease(a, b) {
  return compareNumbers(a.numbers, b.numbers) === 0;
}
function compareNumbers(a, b) {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const order = (a[index] ?? 0) - (b[index] ?? 0);
    if (order !== 0) return order;
  }
  return 0;
}
function compareIdentifiers(a, b) {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [left, right] = [a[index], b[index]];
    if (left === right) continue;
    if (left === "dev" || right === "dev") return left === "dev" ? -1 : 1;
    if (left === void 0 || right === void 0) return left === void 0 ? -1 : 1;
    if (typeof left === "number" && typeof right === "number") return left - right;
    if (typeof left === "number" || typeof right === "number") return typeof left === "number" ? -1 : 1;
    return left < right ? -1 : 1;
  }
  return 0;
}

// src/sources/choose-release/family.ts
var BUILDS = /* @__PURE__ */ new Set(["target", "dist", "build", "out", "output", "artifacts", "node_modules"]);
function parseTag(name, single = false) {
  if (name.length > 256) return void 0;
  for (const at of starts(name, single)) {
    const version = parseTagVersion(name.slice(at), single);
    if (version === void 0) continue;
    const prefix = name.slice(0, at);
    return { name, prefix, family: familyOf(prefix), version };
  }
  return void 0;
}
function starts(name, single) {
  const digits = [...name.matchAll(/(?<![0-9])(?<![0-9][._])[0-9]/g)].map(({ index }) => index);
  const apart = digits.filter((at) => /(?:^|[-/_@.+ ])(?:v[._-]?)?$/i.test(name.slice(0, at)));
  return single ? apart : [...apart, ...digits.filter((at) => !apart.includes(at))];
}
function familyOf(prefix) {
  return plain(prefix.replace(/(^|[-/_@.+ ])v[._-]?$/i, "$1").replace(/[-/_@.+ ]+$/, ""));
}
function plain(name) {
  return name.toLowerCase().replaceAll("_", "-");
}
function versionTags(names) {
  const tags = names.flatMap((name) => parseTag(name) ?? []);
  const known = new Set(tags.map(({ name }) => name));
  const families = new Set(tags.map(({ family }) => family));
  const single = names.flatMap((name) => known.has(name) ? [] : parseTag(name, true) ?? []);
  const times = /* @__PURE__ */ new Map();
  for (const { family } of single) times.set(family, (times.get(family) ?? 0) + 1);
  return [...tags, ...single.filter(({ family }) => !families.has(family) && (times.get(family) ?? 0) > 1)];
}
function familyFor(tags, contract) {
  const all = familiesOf(tags);
  const named = namedFamily(all, contract);
  if (named !== void 0) return named;
  const whole = familiesOf(tags.filter(({ version }) => version.numbers.length > 1));
  const families = whole.length > 0 ? whole : all;
  if (families.length === 0) return void 0;
  if (families.includes("")) return "";
  const ending = families.filter((family) => wordsOf(contract).some((name) => family.endsWith(`-${name}`)));
  if (ending.length === 1) return ending[0];
  if (families.length === 1) return families[0];
  throw new ConfigError(
    `The tags belong to ${families.length} families, and none is named like the contract ${contract.name} (${contract.path}). Say which one releases it, with one of: ${patternLines(tags, families)}.`
  );
}
function familiesOf(tags) {
  return [...new Set(tags.map(({ family }) => family))];
}
function looksLikeVersion(name) {
  const rest = /^(?:.*[-/_@ ])?v?\.?([0-9][0-9A-Za-z._+-]*)$/i.exec(name)?.[1];
  return rest !== void 0 && !/^(?:[0-9]+|[0-9a-f]{7,}|[0-9]{6,}.*)$/i.test(rest);
}
function namedFamily(families, { name, path }) {
  const folders = foldersOf(path).map(plain);
  const paths = folders.map((_, index) => folders.slice(index).join("/"));
  const around = folders.toReversed().slice(1);
  const names = [...paths, plain(name), ...around].filter((one) => one !== "");
  const exact = names.find((one) => families.includes(one));
  if (exact !== void 0) return exact;
  for (const one of names) {
    const ending = families.filter((family) => family.endsWith(`/${one}`));
    if (ending.length === 1) return ending[0];
    if (ending.length > 1) return void 0;
  }
  return void 0;
}
function wordsOf({ name, path }) {
  return [plain(name), ...foldersOf(path).slice(-1).map(plain)].filter((one) => one !== "");
}
function foldersOf(path) {
  const folders = path.split(/[\\/]/).slice(0, -1);
  const build = folders.findIndex((folder) => BUILDS.has(folder.toLowerCase()));
  return (build === -1 ? folders : folders.slice(0, build)).filter((one) => one !== "" && one !== "." && one !== "..");
}
var LISTED = 12;
function patternLines(tags, families) {
  const lines = families.slice(0, LISTED).map((family) => `tag-pattern: ${patternOf(tags, family)}`);
  return [...lines, ...families.length > LISTED ? [`\u2026 (${families.length - LISTED} more)`] : []].join(", ");
}
function patternOf(tags, family) {
  const times = /* @__PURE__ */ new Map();
  for (const tag of tags) if (tag.family === family) times.set(tag.prefix, (times.get(tag.prefix) ?? 0) + 1);
  const [prefix = ""] = [...times].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return prefix === "" ? "[0-9]*" : `${prefix}*`;
}

// src/sources/choose-release/pattern.ts
var import_picomatch = __toESM(require_picomatch2(), 1);
var STARS = 6;
function matchingTags(names, pattern) {
  const matches = matcher(pattern);
  const matching = names.filter((name) => matches(name));
  const read2 = (single) => matching.flatMap((name) => atStar(name, pattern, single) ?? parseTag(name, single) ?? []);
  const tags = read2(false);
  return { tags: tags.length > 0 ? tags : read2(true), matching: matching.length };
}
function matcher(pattern) {
  if (pattern.length > 200 || (pattern.match(/\*+/g) ?? []).length > STARS)
    throw new ConfigError(`tag-pattern has more than ${STARS} stars or 200 characters; write it as weather-v*.`);
  return (0, import_picomatch.default)(pattern, { dot: true, noextglob: true, nonegate: true, strictBrackets: false });
}
function atStar(name, pattern, single) {
  const [before, after, ...more] = pattern.split("*");
  if (before === void 0 || after === void 0 || more.length > 0 || /[?[\]{}]/.test(pattern)) return void 0;
  const version = parseTagVersion(name.slice(before.length, name.length - after.length).replace(/^v\.?/i, ""), single);
  return version && { name, prefix: before, family: before, version };
}
function refuseNearMiss(names, pattern, contract) {
  const tags = versionTags(names);
  const families = [...new Set(tags.map(({ family }) => family))];
  const asked = bare(pattern);
  const guess = near(
    asked,
    families.filter((family) => family !== "")
  );
  const meant = families.filter(
    (family) => family !== "" && (family === guess || family === contract.name.toLowerCase() || endsIn(family, asked)) || // `v` without its star, `V*` for `v*`: what is asked for has no name either.
    family === asked
  );
  if (meant.length === 0) return;
  throw new ConfigError(
    `tag-pattern ${pattern} matches no tag, and ${meant.length === 1 ? "a similar family is" : "similar families are"} there. If it is meant, write ${patternLines(tags, meant)}.`
  );
}
function bare(pattern) {
  const literal = pattern.split(/[*?[{]/, 1)[0] ?? "";
  const tag = parseTag(literal);
  return (tag?.family ?? literal.replace(/(^|[-/_@.+ ])v[._-]?$/i, "$1").replace(/[-/_@.+ ]+$/, "")).toLowerCase();
}
function endsIn(family, asked) {
  return asked !== "" && family.endsWith(`/${asked}`);
}

// src/sources/choose-release/words.ts
function whyThis(told, best) {
  return `${reason(told, best.tag.version, best.candidate)}${twins(told, best)}`;
}
function reason({ current, options }, version, { name }) {
  if (current === void 0) {
    const given = options.current ?? "";
    const unknown2 = given === "" ? "the current version is not known" : /^v?0+(?:\.0+)*(?![0-9.])/.test(given) ? `the current version ${given.slice(0, 60)} says nothing` : `the current version "${given.slice(0, 60)}" is not a version such as 1.2.3`;
    if (options.ancestors?.includes(name) === true) return `the highest version on the way to this commit; ${unknown2}`;
    return `the highest released version; ${unknown2}`;
  }
  const order = compareVersions(version, current);
  const stage = version.prerelease.length > 0 && !sameRelease(version, current) ? ", a prerelease: nothing stable is released yet" : "";
  if (order < 0) return `the highest released version below ${current.text}${stage}`;
  if (order === 0) return `${current.text} itself is released already: the version did not move`;
  return `the highest released version; none is below ${current.text}: the version did not move`;
}
function twins({ judged }, best) {
  const same = judged.filter(
    (one) => one !== best && one.out === void 0 && one.tag.version.variant === best.tag.version.variant && compareVersions(one.tag.version, best.tag.version) === 0
  );
  if (same.length === 0) return "";
  return `; ${few(same.map(({ candidate }) => candidate.name))} ${same.length === 1 ? "is" : "are"} of the same version`;
}
var NOTES = 3;
function notesOn({ all, judged }, best) {
  const read2 = new Set(judged.map(({ candidate }) => candidate.name));
  const prefixes = new Set(judged.map(({ tag }) => tag.prefix));
  const odd = all.filter(({ name, draft }) => {
    if (draft === true || read2.has(name)) return false;
    return [...prefixes].some((prefix) => name.startsWith(prefix) && isAtOrAbove(name.slice(prefix.length), best));
  });
  return odd.slice(0, NOTES).map(
    ({ name }) => `Tag ${name} looks like a version at or above ${best.candidate.name} and cannot be read as one; it was not looked at.`
  );
}
function isAtOrAbove(text, { tag }) {
  const head = /^[0-9]{1,15}(?:\.[0-9]{1,15})+/.exec(text)?.[0];
  if (head === void 0 || /^\.[xX*]/.test(text.slice(head.length))) return false;
  const version = { numbers: head.split(".").map(Number), prerelease: [], revision: [], text: head };
  return version.numbers.length > 1 && compareVersions(version, { ...tag.version, prerelease: [], revision: [] }) >= 0;
}
function noneLeft({ all, judged, options }) {
  if (all.length === 0) return "there are none";
  const reasons = /* @__PURE__ */ new Map();
  for (const { name, why } of outs(all, judged, options)) reasons.set(why, [...reasons.get(why) ?? [], name]);
  const { tagPattern } = options;
  const matching = tagPattern === void 0 || tagPattern === "" ? "" : ` matches ${tagPattern} and`;
  return `none${matching} can be compared with: ${[...reasons].map(([why, names]) => `${few(names)}: ${why}`).join("; ")}`;
}
function few(names) {
  return names.length <= 3 ? names.join(", ") : `${names.slice(0, 3).join(", ")} and ${names.length - 3} more`;
}
function outs(all, judged, { tagPattern }) {
  const read2 = new Map(judged.map((one) => [one.candidate.name, one]));
  const unreadable = all.map(({ name }) => name).filter((name) => !read2.has(name));
  return [...read2.keys(), ...unreadable].flatMap((name) => {
    const one = read2.get(name);
    if (one === void 0) return { name, why: unread(name, tagPattern) };
    return one.out === void 0 ? [] : { name, why: one.out };
  });
}
function unread(name, pattern) {
  if (pattern !== void 0 && pattern !== "") return `its tag is not a version that ${pattern} names`;
  return parseTag(name) === void 0 ? "its tag is not a version such as v1.2.3" : "its tag is of another family, or moves";
}
var TOLD = 50;
function passedOver({ all, judged, current, options }, best) {
  const read2 = new Set(judged.map(({ candidate }) => candidate.name));
  const told = [
    ...judged.filter((one) => one !== best).map((one) => ({ name: one.candidate.name, why: whyNot(one, best, current) })),
    ...outs(
      all.filter(({ name }) => !read2.has(name)),
      [],
      options
    )
  ];
  if (told.length <= TOLD) return told;
  return [...told.slice(0, TOLD), { name: `${told.length - TOLD} more`, why: "not listed" }];
}
function whyNot({ out, tag: { version }, candidate }, best, current) {
  if (out !== void 0) return out;
  if (current !== void 0 && compareVersions(version, current) > 0) return `not below ${current.text}`;
  const order = best === void 0 ? 0 : compareVersions(version, best.tag.version);
  if (order === 0) return `the same version as ${best?.candidate.name ?? ""}`;
  if (order < 0) return `${best?.tag.version.text ?? ""} is higher`;
  return candidate.prerelease === true || version.prerelease.length > 0 ? "it is a prerelease" : "not on the way to this commit";
}

// src/sources/choose-release/choose.ts
function choose(all, options) {
  const { tags, family, found } = tagsOf(all, options);
  const built = versionBuilt(options, family);
  const current = parseCurrent(options.current) ?? built;
  const byName2 = new Map(tags.map((tag) => [tag.name, tag]));
  const judged = all.flatMap((candidate) => {
    const tag = byName2.get(candidate.name);
    const out = tag && outBy(candidate, tag.version, options, built);
    return tag === void 0 ? [] : [{ candidate, tag, ...out !== void 0 && { out } }];
  }).toSorted(highestFirst);
  const { pool, at } = ranked(judged, current, options);
  const best = pool[at];
  const told = { all, judged, current, options };
  const shared = { found, ...family !== void 0 && { family }, others: passedOver(told, best) };
  if (best === void 0) return { ...shared, why: noneLeft(told), candidates: [], notMoved: false, notes: [] };
  return {
    ...shared,
    chosen: chosenOf(best),
    candidates: pool.slice(at).map(chosenOf),
    notMoved: current !== void 0 && compareVersions(best.tag.version, current) >= 0,
    why: whyThis(told, best),
    notes: notesOn(told, best)
  };
}
function tagsOf(all, { contract, tagPattern }) {
  const names = all.map(({ name }) => name);
  const sought = contract ?? { name: "", path: "" };
  if (tagPattern !== void 0 && tagPattern !== "") {
    const { matching, tags: tags2 } = matchingTags(names, tagPattern);
    if (matching === 0) refuseNearMiss(names, tagPattern, sought);
    const found = tags2.length > 0 ? "versions" : matching > 0 ? "no-version" : "no-match";
    return { tags: withSeries(withoutMoving(tags2)), found };
  }
  const tags = versionTags(names);
  const family = familyFor(tags, sought);
  if (family === void 0 && names.some(looksLikeVersion))
    throw new ConfigError(
      `None of the tags can be read as a version (${names.filter(looksLikeVersion).slice(0, 3).join(", ")}). Name the release to compare with as release:<tag>, or say with tag-pattern where the version stands.`
    );
  if (family === void 0) return { tags: [], found: names.length === 0 ? "nothing" : "no-version" };
  return { tags: withSeries(withoutMoving(tags.filter((tag) => tag.family === family))), family, found: "versions" };
}
function withSeries(tags) {
  const counted = new Set(
    tags.filter(({ version }) => version.prerelease.join(".") === "0").map(({ version }) => version.numbers.join("."))
  );
  return tags.map((tag) => {
    const { version } = tag;
    if (!counted.has(version.numbers.join(".")) || version.revision.length === 0) return tag;
    return { ...tag, version: { ...version, prerelease: version.revision, revision: [] } };
  });
}
function withoutMoving(tags) {
  const whole = new Set(
    tags.filter(({ version }) => version.numbers.length > 2).map(({ version }) => version.numbers.slice(0, 3).join("."))
  );
  return tags.filter(
    ({ version }) => !(version.numbers.length === 2 && isPlain(version) && whole.has(`${version.numbers.join(".")}.0`))
  );
}
function isPlain({ prerelease, revision, variant }) {
  return prerelease.length === 0 && revision.length === 0 && variant === void 0;
}
function versionBuilt(options, family) {
  const { built, builtVersion, tagPattern, trigger, current } = options;
  if (trigger !== void 0 && trigger !== "tag") return void 0;
  if (builtVersion !== void 0) return parseCurrent(builtVersion);
  if (built === void 0) return trigger === "tag" ? parseCurrent(current) : void 0;
  if (tagPattern !== void 0 && tagPattern !== "") return matchingTags([built], tagPattern).tags[0]?.version;
  const tag = parseTag(built) ?? parseTag(built, true);
  return tag?.family === family ? tag?.version : void 0;
}
function outBy(candidate, version, { built, exclude }, beingBuilt) {
  if (candidate.draft === true) return "it is a draft";
  if (candidate.name === built) return "it is being built now";
  if (beingBuilt !== void 0 && compareVersions(version, beingBuilt) === 0) return "its version is being built now";
  return exclude?.(candidate.name);
}
function highestFirst(a, b) {
  return compareVersions(b.tag.version, a.tag.version) || Number(a.tag.version.variant !== void 0) - Number(b.tag.version.variant !== void 0) || (b.candidate.date ?? "").localeCompare(a.candidate.date ?? "", "en") || (b.tag.version.build ?? "").localeCompare(a.tag.version.build ?? "", "en", { numeric: true });
}
function isExactly(version, current) {
  return compareVersions(version, current) === 0 && (version.variant === void 0 || version.variant === current.variant);
}
function ranked(judged, current, options) {
  const left = judged.filter(({ out }) => out === void 0);
  const pool = poolOf(left, current, options);
  const own = current && left.find(({ tag }) => isExactly(tag.version, current));
  if (own === void 0) return { pool, at: startIn(pool, current, options) };
  const all = withOwn(own, pool);
  return { pool: all, at: all.indexOf(own) };
}
function poolOf(left, current, options) {
  const flavour = ({ tag }) => [void 0, current?.variant, options.contract?.name.toLowerCase()].includes(tag.version.variant);
  const early = ({ candidate, tag }) => candidate.prerelease === true || tag.version.prerelease.length > 0;
  const towards = ({ tag }) => current !== void 0 && current.prerelease.length > 0 && sameRelease(tag.version, current);
  if (options.prereleases === true) return left;
  const plain2 = left.filter(flavour);
  const stable = plain2.filter((one) => !early(one));
  if (stable.length > 0) return plain2.filter((one) => !early(one) || towards(one));
  return plain2.length > 0 ? plain2 : left;
}
function withOwn(own, pool) {
  if (pool.includes(own)) return pool;
  const below = pool.findIndex(({ tag }) => compareVersions(tag.version, own.tag.version) < 0);
  return below === -1 ? [...pool, own] : pool.toSpliced(below, 0, own);
}
function startIn(pool, current, { ancestors }) {
  if (current === void 0) {
    const before = new Set(ancestors);
    return Math.max(
      0,
      pool.findIndex(({ tag }) => before.has(tag.name))
    );
  }
  const below = pool.findIndex(({ tag }) => compareVersions(tag.version, current) < 0);
  return Math.max(0, below);
}
function chosenOf({ candidate, tag }) {
  return { ...candidate, version: tag.version.text };
}

// src/sources/choose-release/index.ts
function chooseRelease(tags, options = {}) {
  const { chosen, why, family, candidates, notes } = choose(
    tags.map((name) => ({ name })),
    options
  );
  return {
    ...chosen !== void 0 && { chosen: chosen.name },
    why,
    ...family !== void 0 && { family },
    candidates: candidates.map(({ name }) => name),
    notes
  };
}

// src/report/bumps.ts
var import_semver2 = __toESM(require_semver2(), 1);
var BUMPS = ["none", "patch", "minor", "major"];
function largestBump(bumps) {
  return BUMPS[Math.max(0, ...bumps.map((bump) => BUMPS.indexOf(bump)))] ?? "none";
}
function stepOf(from, to) {
  const [before, after] = [import_semver2.default.parse(from), import_semver2.default.parse(to)];
  if (before === null || after === null || import_semver2.default.lte(after, before)) return "none";
  return after.major > before.major ? "major" : after.minor > before.minor ? "minor" : "patch";
}
function nextVersion(from, step) {
  return step === "none" ? void 0 : import_semver2.default.inc(from, step) ?? void 0;
}

export {
  memorySource,
  KIND_BYTES,
  kindOf,
  KIND_WORDS,
  examineImage,
  openImage,
  readSection,
  openSection,
  examineIdl,
  readImage,
  parseSection,
  parseIdl,
  require_semver2 as require_semver,
  parseTagVersion,
  parseCurrent,
  compareVersions,
  parseTag,
  patternOf,
  require_picomatch2 as require_picomatch,
  choose,
  chooseRelease,
  BUMPS,
  largestBump,
  stepOf,
  nextVersion
};
