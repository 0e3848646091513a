import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  ConfigError,
  ContractError,
  SourceError
} from "./core-errors.js";
import {
  JsonError,
  ScanError,
  SyntaxKind,
  createScanner,
  isArray,
  isObject,
  member,
  parseJson,
  pointer,
  pointerTokens,
  positionAt,
  setMember
} from "./core-digest.js";
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
    var compareIdentifiers = (a, b) => {
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
    var rcompareIdentifiers = (a, b) => compareIdentifiers(b, a);
    module.exports = {
      compareIdentifiers,
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
    var { compareIdentifiers } = require_identifiers();
    var isPrereleaseIdentifier = (prerelease, identifier) => {
      const identifiers = identifier.split(".");
      if (identifiers.length > prerelease.length) {
        return false;
      }
      for (let i = 0; i < identifiers.length; i++) {
        if (compareIdentifiers(prerelease[i], identifiers[i]) !== 0) {
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
            return compareIdentifiers(a, b);
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
            return compareIdentifiers(a, b);
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
    var sort = (list2, loose) => list2.sort((a, b) => compareBuild(a, b, loose));
    module.exports = sort;
  }
});

// ../../main/node_modules/semver/functions/rsort.js
var require_rsort = __commonJS({
  "../../main/node_modules/semver/functions/rsort.js"(exports, module) {
    "use strict";
    var compareBuild = require_compare_build();
    var rsort = (list2, loose) => list2.sort((a, b) => compareBuild(b, a, loose));
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
    var constants2 = require_constants();
    var SemVer = require_semver();
    var truncate = (version, truncation, options) => {
      if (!constants2.RELEASE_TYPES.includes(truncation)) {
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
    var constants2 = require_constants();
    var SemVer = require_semver();
    var identifiers = require_identifiers();
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
      SEMVER_SPEC_VERSION: constants2.SEMVER_SPEC_VERSION,
      RELEASE_TYPES: constants2.RELEASE_TYPES,
      compareIdentifiers: identifiers.compareIdentifiers,
      rcompareIdentifiers: identifiers.rcompareIdentifiers
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
    var constants2 = require_constants2();
    var utils = require_utils();
    var {
      MAX_LENGTH,
      POSIX_REGEX_SOURCE,
      REGEX_NON_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_BACKREF,
      REPLACEMENTS
    } = constants2;
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
      const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants2.DEFAULT_MAX_EXTGLOB_RECURSION;
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
      const PLATFORM_CHARS = constants2.globChars(opts.windows);
      const EXTGLOB_CHARS = constants2.extglobChars(PLATFORM_CHARS);
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
          const open2 = tokens[token.tokensIndex];
          open2.type = "text";
          open2.value = literal;
          open2.output = safeOutput || utils.escapeRegex(literal);
          for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
            tokens[i].value = "";
            tokens[i].output = "";
            delete tokens[i].suffix;
          }
          state.output = token.output + open2.output;
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
          const open2 = {
            type: "brace",
            value,
            output: "(",
            outputIndex: state.output.length,
            tokensIndex: state.tokens.length
          };
          braces.push(open2);
          push(open2);
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
      } = constants2.globChars(opts.windows);
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
    var constants2 = require_constants2();
    var isObject2 = (val) => val && typeof val === "object" && !Array.isArray(val);
    var picomatch = (glob, options, returnState = false) => {
      if (Array.isArray(glob)) {
        const fns = glob.map((input) => picomatch(input, options, returnState));
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
      const regex = isState ? picomatch.compileRe(glob, options) : picomatch.makeRe(glob, options, false, true);
      const state = regex.state;
      delete regex.state;
      let isIgnored = () => false;
      if (opts.ignore) {
        const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
        isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
      }
      const matcher = (input, returnObject = false) => {
        const { isMatch, match, output } = picomatch.test(input, regex, options, { glob, posix });
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
        matcher.state = state;
      }
      return matcher;
    };
    picomatch.test = (input, regex, options, { glob, posix } = {}) => {
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
          match = picomatch.matchBase(input, regex, options, posix);
        } else {
          match = regex.exec(output);
        }
      }
      return { isMatch: Boolean(match), match, output };
    };
    picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
      const regex = glob instanceof RegExp ? glob : picomatch.makeRe(glob, options);
      return regex.test(utils.basename(input, { windows: posix }));
    };
    picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
    picomatch.parse = (pattern, options) => {
      if (Array.isArray(pattern)) return pattern.map((p) => picomatch.parse(p, options));
      return parse(pattern, { ...options, fastpaths: false });
    };
    picomatch.scan = (input, options) => scan(input, options);
    picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
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
      const regex = picomatch.toRegex(source, options);
      if (returnState === true) {
        regex.state = state;
      }
      return regex;
    };
    picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
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
      return picomatch.compileRe(parsed, options, returnOutput, returnState);
    };
    picomatch.toRegex = (source, options) => {
      try {
        const opts = options || {};
        return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
      } catch (err) {
        if (options && options.debug === true) throw err;
        return /$^/;
      }
    };
    picomatch.constants = constants2;
    module.exports = picomatch;
  }
});

// ../../main/node_modules/picomatch/index.js
var require_picomatch2 = __commonJS({
  "../../main/node_modules/picomatch/index.js"(exports, module) {
    "use strict";
    var pico = require_picomatch();
    var utils = require_utils();
    function picomatch(glob, options, returnState = false) {
      if (options && (options.windows === null || options.windows === void 0)) {
        options = { ...options, windows: utils.isWindows() };
      }
      return pico(glob, options, returnState);
    }
    Object.assign(picomatch, pico);
    module.exports = picomatch;
  }
});

// src/core/system-error.ts
function systemCode(error) {
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : void 0;
}

// src/platform/file.ts
import { open } from "node:fs/promises";

// src/platform/small-file.ts
import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
var OPEN_FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
function smallFile(path, limit) {
  let handle;
  try {
    handle = openSync(path, OPEN_FLAGS);
    const stat = fstatSync(handle);
    if (!stat.isFile()) return { state: "refused", why: `${path} is not a regular file` };
    if (stat.size > limit)
      return { state: "refused", why: `${path} has ${stat.size} bytes; at most ${limit} are read` };
    const bytes = new Uint8Array(stat.size);
    let filled = 0;
    while (filled < bytes.length) {
      const read2 = readSync(handle, bytes, filled, bytes.length - filled, filled);
      if (read2 === 0) break;
      filled += read2;
    }
    return { state: "read", bytes: bytes.subarray(0, filled) };
  } catch (error) {
    const code = systemCode(error);
    return code === "ENOENT" || code === "ENOTDIR" ? { state: "missing" } : { state: "refused", why: `${path} could not be read (${code ?? "unknown"})` };
  } finally {
    if (handle !== void 0) closeSync(handle);
  }
}

// src/platform/file.ts
async function fileSource(path, label = path) {
  const handle = await open(path, OPEN_FLAGS).catch((error) => {
    throw openError(label, error);
  });
  try {
    const stat = await handle.stat();
    if (stat.isDirectory()) throw directoryError(label);
    if (!stat.isFile())
      throw new ConfigError(`${label} is not a regular file (a pipe or a device): give the path of a file.`);
    return openFile(handle, label, stat);
  } catch (error) {
    await handle.close();
    throw error;
  }
}
function openFile(handle, label, opened) {
  const { size } = opened;
  let closed;
  const close = () => closed ??= handle.close();
  return {
    label,
    size,
    close,
    [Symbol.asyncDispose]: close,
    async unchanged() {
      const now = await handle.stat();
      if (now.size !== size || now.mtimeMs !== opened.mtimeMs) {
        throw new SourceError(
          `${label} changed while it was read. Wait until whatever writes it is done, and run again.`
        );
      }
    },
    async read(offset, length) {
      const buffer = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
      let filled = 0;
      while (filled < buffer.length) {
        const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled, offset + filled).catch((error) => {
          throw new SourceError(`Reading ${label} at byte ${offset + filled} failed: ${reason(error)}.`, {
            cause: error
          });
        });
        if (bytesRead === 0) break;
        filled += bytesRead;
      }
      return buffer.subarray(0, filled);
    }
  };
}
function openError(label, error) {
  switch (systemCode(error)) {
    case "ENOENT":
      return new ConfigError(`${label} does not exist: check the path, and that it is built before this step.`, {
        cause: error
      });
    case "ENOTDIR":
      return new ConfigError(`${label} does not exist: a part of the path is a file, not a directory.`, {
        cause: error
      });
    case "EISDIR":
      return directoryError(label);
    case "EACCES":
    case "EPERM":
      return new SourceError(
        `${label} may not be read: permission denied. Give the user of this run read permission.`,
        { cause: error }
      );
    default:
      return new SourceError(`${label} could not be opened: ${reason(error)}.`, { cause: error });
  }
}
function directoryError(label) {
  return new ConfigError(
    `${label} is a directory, not a file: name the file in it, or use a glob such as ${label.replace(/\/+$/, "")}/*.wasm.`
  );
}
function reason(error) {
  return systemCode(error) ?? (error instanceof Error ? error.message : String(error));
}

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
import { isUtf8 } from "node:buffer";
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
  const text2 = utf8Text(first);
  if (text2.startsWith(LFS_POINTER)) return "git-lfs-pointer";
  return /^\u{feff}?\s*[{[]/u.test(text2) ? "json" : "text";
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

// src/manifest/document.ts
function placeAt(document, offset) {
  const place = { offset: document.base + byteLength(document.text, offset) };
  if (!document.lines) return place;
  const { line, column } = positionAt(document.text, offset);
  return { ...place, line, column };
}
function placeInWords(document, offset) {
  if (!document.lines) return `byte ${byteLength(document.text, offset)} of the section`;
  const { line, column } = positionAt(document.text, offset);
  return `line ${line}, column ${column}`;
}
function byteLength(text2, offset) {
  return Buffer.byteLength(text2.slice(0, offset));
}

// src/manifest/locate.ts
function locate(text2, offset, pointer2) {
  const scanner = createScanner(text2, true);
  scanner.setPosition(offset);
  scanner.scan();
  let start = scanner.getTokenOffset();
  for (const token of pointerTokens(pointer2)) {
    if (!enter(scanner, token)) {
      scanner.setPosition(start);
      scanner.scan();
      break;
    }
    start = scanner.getTokenOffset();
  }
  skipValue(scanner);
  return { start, end: scanner.getPosition() };
}
function enter(scanner, token) {
  const open2 = scanner.getToken();
  const isObject2 = open2 === SyntaxKind.OpenBraceToken;
  if (!isObject2 && open2 !== SyntaxKind.OpenBracketToken) return false;
  for (let index = 0; ; index += 1) {
    let kind = scanner.scan();
    if (kind === SyntaxKind.CloseBraceToken || kind === SyntaxKind.CloseBracketToken || unreadable(scanner))
      return false;
    let name = String(index);
    if (isObject2) {
      name = scanner.getTokenValue();
      scanner.scan();
      scanner.scan();
    }
    if (name === token) return true;
    skipValue(scanner);
    kind = scanner.scan();
    if (kind !== SyntaxKind.CommaToken) return false;
  }
}
function skipValue(scanner) {
  for (let depth = 0; ; scanner.scan()) {
    const kind = scanner.getToken();
    if (unreadable(scanner)) return;
    if (kind === SyntaxKind.OpenBraceToken || kind === SyntaxKind.OpenBracketToken) depth += 1;
    if (kind === SyntaxKind.CloseBraceToken || kind === SyntaxKind.CloseBracketToken) depth -= 1;
    if (depth <= 0) return;
  }
}
function unreadable(scanner) {
  const kind = scanner.getToken();
  const fault2 = scanner.getTokenError();
  return kind === SyntaxKind.EOF || fault2 !== ScanError.None;
}

// src/manifest/rules-file.ts
var FILE_RULES = {
  "image-empty": {
    level: "error",
    title: "The image is empty",
    text: "A file of no bytes is not an image. Usually the build failed or wrote somewhere else, and a placeholder was left behind.",
    remedy: "Build the program first, and check the path of what the build writes."
  },
  "image-component": {
    level: "error",
    title: "The file is a component, not a core module",
    text: "WebAssembly has two binary layers. A berm image is a core module (version 1); a component (layer 1, version 0x0d) is what component tooling wraps around one. berm does not read components.",
    remedy: "Build with `--target wasm32-unknown-unknown` and give the .wasm file that cargo writes, without a component step."
  },
  "image-elf": {
    level: "error",
    title: "The file is native code (ELF)",
    text: "ELF is what a build for the machine itself writes, and what berm\u2019s older experimental target used. A host of today compiles WebAssembly only.",
    remedy: "Build with `cargo build --release --target wasm32-unknown-unknown`."
  },
  "image-packed": {
    level: "error",
    title: "The image is packed in an archive",
    text: "A host takes the module\u2019s own bytes; it does not unpack gzip or zip.",
    remedy: "Unpack it, and give the .wasm file inside."
  },
  "image-lfs-pointer": {
    level: "error",
    title: "The file is a Git LFS pointer",
    text: "The repository keeps this file in Git LFS and the checkout did not fetch it: what lies here is a small text that names the real file.",
    remedy: "Check out with `lfs: true`, or run `git lfs pull`."
  },
  "image-text": {
    level: "error",
    title: "The file is text",
    text: "An image is a binary WebAssembly module. A text file is something else: a manifest, a listing in WebAssembly\u2019s text format, an error page that was saved in its place.",
    remedy: "Give the .wasm file that the build writes."
  },
  "image-unknown-format": {
    level: "error",
    title: "The file is not a WebAssembly module",
    text: 'A module begins with the four bytes `00 61 73 6d` ("\\0asm"). This file does not.',
    remedy: "Give the .wasm file that the build writes."
  },
  "image-version": {
    level: "error",
    title: "The module has another version",
    text: "The second four bytes of a module are its version; a core module has 1 (`01 00 00 00`). No other version was ever published.",
    remedy: "Build it again: the file is damaged, or was written by an experimental tool."
  },
  "image-cut": {
    level: "error",
    title: "The file ends too early",
    text: "The file ends inside its header, a section\u2019s header or a section\u2019s content. This is what an interrupted download, copy or upload leaves.",
    remedy: "Build or download it again, and compare sizes."
  },
  "image-trailing-bytes": {
    level: "error",
    title: "Bytes are left over behind the last section",
    text: "A module is a header and whole sections, up to the last byte. Something appended to it (a line feed, a signature, another file) makes it unreadable.",
    remedy: "Find the step that appends to the file, and leave it out."
  },
  "number-malformed": {
    level: "error",
    title: "A size or a count is not a 32-bit number",
    text: "Sizes and counts are LEB128 numbers: at most five bytes, at most 32 bits (WebAssembly core specification). Spelling one longer than needed is legal within five bytes.",
    remedy: "Build the image again: the file is damaged."
  },
  "section-id-malformed": {
    level: "error",
    title: "A section\u2019s id is not an id",
    text: "A section begins with one byte, its id, below 128. A larger byte means that the reader stands inside something else: a wrong size earlier in the file.",
    remedy: "Build the image again: the file is damaged."
  },
  "section-name-malformed": {
    level: "error",
    title: "A custom section\u2019s name cannot be read",
    text: "A custom section begins with its name: UTF-8, inside the section, at most 100,000 bytes. The host reads the name of every custom section.",
    remedy: "Build the image again, without the tool that wrote this section."
  },
  "section-out-of-order": {
    level: "error",
    title: "Sections are out of order",
    text: "Known sections stand in one order: type, import, function, table, memory, tag, global, export, start, element, data count, code, data. Custom sections may stand anywhere.",
    remedy: "Build the image again: a tool after the linker wrote the sections in another order."
  },
  "section-twice": {
    level: "error",
    title: "A known section stands twice",
    text: "Every known section stands at most once; only custom sections may repeat. Two of a kind come from joining two modules byte by byte.",
    remedy: "Link the parts with the linker instead of joining files."
  },
  "section-malformed": {
    level: "error",
    title: "A section\u2019s counts do not fit",
    text: "A known section begins with the number of its items. It must be there, the items must have room, and the counts of function and code, and of data count and data, must agree.",
    remedy: "Build the image again: the file is damaged, or was edited by hand."
  },
  "section-unknown": {
    level: "error",
    title: "A section of an unknown kind",
    text: "The host skips it while reading the manifest, and then refuses the image when it compiles it: section ids above 13 are not defined.",
    remedy: "Build without the experimental feature that writes this section."
  },
  "sections-too-many": {
    level: "error",
    title: "More sections than any program has",
    text: "A program has a dozen sections. This reader stops after a hundred thousand, so that a file made to waste time does not.",
    remedy: "Build the image again, with the usual toolchain."
  },
  "exports-malformed": {
    level: "error",
    title: "The export section cannot be read",
    text: "The host reads every export: a UTF-8 name, its kind and an index that exists.",
    remedy: "Build the image again: the file is damaged, or was edited by hand."
  },
  "manifest-missing": {
    level: "error",
    title: "The image carries no manifest",
    text: "A berm image carries its manifest in a custom section named `.berm.abi`, which `#[berm_lang::program]` emits. The usual cause is a tool run after the linker that drops custom sections: `wasm-strip`, or `wasm2wat` and back. `wasm-opt` and cargo\u2019s `strip` keep it.",
    remedy: "Leave out the tool after the linker that drops custom sections (`wasm-strip` does, and so does `wasm2wat` and back; `wasm-opt` and cargo\u2019s `strip` keep them), or give a program built with berm-lang."
  },
  "manifest-section-twice": {
    level: "warning",
    title: "Two manifest sections",
    text: "A linker writes one section `.berm.abi`; two come from a tool that merges modules. The host reads the first and never looks at the second: what the second says is not served.",
    remedy: "Link the parts into one program, or drop the second section."
  },
  "manifest-too-large": {
    level: "error",
    title: "The manifest is too large to read",
    text: "This gate reads manifests up to 4 MiB, with up to 100,000 records and 10,000 names that stand twice, so that a hostile file cannot exhaust its memory. bermd takes images up to 2 MiB.",
    remedy: "Make the README or the schemas smaller."
  }
};

// src/manifest/rules-load.ts
var LOAD_RULES = {
  "abi-not-spoken": {
    level: "error",
    title: "The host speaks another ABI",
    text: "A host runs images of exactly one ABI version and refuses every other, so that no program makes a syscall its author did not mean. `host-abi` says which one the target host speaks.",
    remedy: "Build with the berm-lang release of the host\u2019s ABI, or correct `host-abi`."
  },
  "abi-unknown": {
    level: "error",
    title: "No published host speaks this ABI",
    text: "Published so far: 0 (berm 0.0.4 to 0.0.7), 1 (0.0.8) and 4 (0.1.0). A host runs images of exactly one ABI version and refuses every other.",
    remedy: "Build with a published berm-lang, or say with `host-abi` which ABI the target host speaks."
  },
  "abi-newer": {
    level: "warning",
    title: "The ABI is newer than this gate knows",
    text: "A newer berm may add fields and records. What is known is read and compared; the rest is passed over.",
    remedy: "Use a newer version of this gate."
  },
  "tools-not-exported": {
    level: "error",
    title: "The image exports no tool at all",
    text: "A tool is an export named `berm_tool_<name>`. The host refuses an image without any, whatever its manifest says.",
    remedy: "Build the program as a `cdylib` or binary with its tools linked in, and keep the exports in later steps."
  },
  "tool-not-exported": {
    level: "error",
    title: "A declared tool is not exported",
    text: "The manifest names a tool, and the image has no export `berm_tool_<name>` for it. The host refuses the image at load, so that the tool is not found missing in the middle of a conversation.",
    remedy: "Build the image again, and look for a later step that renames or drops exports."
  },
  "tool-not-declared": {
    level: "notice",
    title: "An exported tool is not in the manifest",
    text: "The image exports `berm_tool_<name>` and the manifest has no such tool. The host loads the image; nothing tells callers about the tool.",
    remedy: "Nothing, when it is meant; else declare the tool with `#[berm_lang::tool]`."
  },
  "export-not-callable": {
    level: "warning",
    title: "A tool\u2019s export cannot be called",
    text: "The host looks at names only when it loads an image. A tool\u2019s export that is not a function of no parameters and no results fails when it is called.",
    remedy: "Let `#[berm_lang::tool]` write the export."
  },
  "export-twice": {
    level: "error",
    title: "Two exports of one name",
    text: "Export names are unique in a module; the host refuses the image when it compiles it.",
    remedy: "Build the image again: a tool after the linker, or two functions with one `#[export_name]`, made the second."
  },
  "signatures-unchecked": {
    level: "notice",
    title: "The signatures of the exports were not checked",
    text: "Whether a tool\u2019s export takes and returns nothing stands in the type, import and function sections. They are read only when they are small, so that a large image costs a few reads.",
    remedy: "Nothing: the linker and `#[berm_lang::tool]` write the right signature."
  },
  "import-not-served": {
    level: "error",
    title: "The image imports what no host provides",
    text: "A host of ABI 4 provides one import, the function `berm.syscall` (i64, i32, i32) \u2192 i64. An image that imports anything else (WASI functions, usually from a wrong target) is refused when it is compiled.",
    remedy: "Build with `--target wasm32-unknown-unknown`, and leave out crates that need WASI or a JavaScript host."
  },
  "stripe-twice": {
    level: "error",
    title: "Two Stripe tools",
    text: "A program takes Stripe events with at most one tool: the host calls that one with each event of its account.",
    remedy: "Keep `stripe` on one tool."
  },
  "cron-public": {
    level: "error",
    title: "A cron tool is public",
    text: "A cron tool is called by its host only, so it cannot be public.",
    remedy: "Drop one of the two marks, or split the tool."
  },
  "stripe-public": {
    level: "error",
    title: "A Stripe tool is public",
    text: "A Stripe tool is called by its host only, so it cannot be public: anyone could send it an event that looks like Stripe\u2019s.",
    remedy: "Drop one of the two marks, or split the tool."
  },
  "anonymous-unreachable": {
    level: "error",
    title: "An anonymous tool that nobody outside can reach",
    text: "Calls without a caller come from outside, so an anonymous tool must be public and must not take services only.",
    remedy: "Make it public without `callers(services)`, or drop the anonymous mark."
  },
  "migration-rewritten": {
    level: "error",
    title: "An applied migration was rewritten",
    text: "The host applies each migration once, in order, and refuses an image whose list does not begin with the ones it applied, name and text byte for byte. One removed, renamed, edited or reordered is refused, even with `force`.",
    remedy: "Put the old migrations back as they were, and append a new one that makes the change."
  },
  "migration-appended": {
    level: "notice",
    title: "Migrations were appended",
    text: "The host applies the new migrations when it deploys the image. They are not undone when an older version is deployed again; that version is refused.",
    remedy: "Review the SQL: it runs once and stays."
  },
  "migration-twice": {
    level: "error",
    title: "Two migrations of one name",
    text: "The host keeps a table of applied migrations by name, and the second of two equal names cannot be entered: the deploy is refused.",
    remedy: "Give each migration a name of its own."
  },
  "database-dropped": {
    level: "warning",
    title: "The program no longer keeps a database",
    text: "The host accepts an image without `database` after one with it. The data stays on the host, and a later image with a database must begin with the migrations applied then.",
    remedy: "Nothing, when it is meant; else keep the `database` with its migrations."
  },
  "migrated-then-refused": {
    level: "error",
    title: "The migrations would be applied before the image is refused",
    text: "A host (bermd) reads the manifest, applies the migrations, and only then compiles the image and checks exports and marks. An image refused for those has already migrated, and the version still serving can no longer be deployed again.",
    remedy: "Do not deploy this image, not even to try it: mend what refuses it first."
  },
  "syscall-not-served": {
    level: "error",
    title: "The target host does not serve a syscall",
    text: "A host refuses an image whose `deps.syscalls` names a syscall it does not serve. `host-syscalls` says what the target host serves beyond berm\u2019s own.",
    remedy: "Drop the syscall, deploy to a host that serves it, or correct `host-syscalls`."
  }
};

// src/manifest/rules-record.ts
var RECORD_RULES = {
  "manifest-not-utf8": {
    level: "error",
    title: "The manifest is not UTF-8",
    text: "The section holds JSON text, and JSON text is UTF-8: the host decodes it before it reads a single record.",
    remedy: "Save the README and the sources as UTF-8, and build again."
  },
  "manifest-not-json": {
    level: "error",
    title: "The manifest is not JSON",
    text: "The section holds JSON records back to back, with nothing but JSON white space between them: no NUL, no byte-order mark, no comma, no comment. A record nests at most 127 levels deep, its numbers fit a double, and its strings hold no lone surrogate.",
    remedy: "Build the image again; if a tool of yours writes the section, let it write plain JSON."
  },
  "program-record-missing": {
    level: "error",
    title: "No program record",
    text: "The manifest has exactly one record for the program; events are records beside it. Without it the image says nothing about its tools.",
    remedy: "Put `#[berm_lang::program]` on the program, and link the crate that has it."
  },
  "program-record-twice": {
    level: "error",
    title: "Two program records",
    text: "The manifest has exactly one program record. Two, even equal ones, mean that two programs were linked into one image: usually a crate with `#[berm_lang::program]` that another one depends on.",
    remedy: "Keep `#[berm_lang::program]` in one crate only, and share code through a library crate without it."
  },
  "record-unknown": {
    level: "error",
    title: "A record is neither the program\u2019s nor an event\u2019s",
    text: 'A record is the program\u2019s (it has `abi_version` and `tools`) or an event\u2019s (`{"event": \u2026}`). The host refuses any other.',
    remedy: "Build the image again with berm-lang; remove what else writes into `.berm.abi`."
  },
  "record-unknown-newer-abi": {
    level: "warning",
    title: "A record of a kind this gate does not know",
    text: "The image was built against a newer ABI than this gate knows, and a newer berm may have new kinds of records. What this one says is not compared.",
    remedy: "Use a newer version of this gate."
  },
  "field-missing": {
    level: "error",
    title: "A field is missing",
    text: "The host needs this field. (Its own message is only that the data did not match any variant.)",
    remedy: "Build the image again with berm-lang, or write the field."
  },
  "field-mistyped": {
    level: "error",
    title: "A field has the wrong type",
    text: "The host reads each field as one type. `null` is not the same as absent: only `database`, `returns`, `callers` and the free schemas take it. (The host\u2019s own message is only that the data did not match any variant.)",
    remedy: "Write the field as the type that is expected."
  },
  "field-twice": {
    level: "error",
    title: "A field stands twice in one object",
    text: "A field that the host knows may stand once in an object. Inside schemas, and under `deps.syscalls`, a name twice is legal and the last wins.",
    remedy: "Keep one of the two."
  },
  "key-twice": {
    level: "warning",
    title: "A name stands twice, the last one wins",
    text: "Inside a schema or under `deps.syscalls` the host takes the last of two equal names, and drops the first without a word.",
    remedy: "Keep the one that is meant."
  },
  "event-twice": {
    level: "warning",
    title: "Two events of one name",
    text: "The host keeps both; whoever looks the name up finds the first. Usually two crates declare the same event.",
    remedy: "Rename one, or declare it once."
  },
  "tool-twice": {
    level: "warning",
    title: "Two tools of one name",
    text: "The host keeps both descriptions and one export; whoever looks the name up finds the first.",
    remedy: "Rename one, or declare it once."
  }
};

// src/manifest/rules.ts
var RULES = { ...FILE_RULES, ...RECORD_RULES, ...LOAD_RULES };

// src/manifest/problems.ts
function problem(rule, what, details = {}) {
  const { level, remedy } = RULES[rule];
  return { level, rule, message: `${what} ${remedy}`, ...details };
}
function fault(rule, what, details = {}) {
  return asError(problem(rule, what, details));
}
function asError({ rule, message, pointer: pointer2, offset, line, column }) {
  return new ContractError(rule, message, {
    ...pointer2 !== void 0 && { pointer: pointer2 },
    ...offset !== void 0 && { offset },
    ...line !== void 0 && { line },
    ...column !== void 0 && { column }
  });
}
function asProblem(error) {
  return { level: "error", rule: error.rule, message: error.message, ...error.place };
}
function firstError(problems) {
  return problems.find(({ level }) => level === "error");
}
function quoted(name) {
  const text2 = JSON.stringify(name.length > 80 ? `${name.slice(0, 80)}\u2026` : name);
  return text2.toWellFormed();
}

// src/manifest/fields.ts
function openStruct(at, names) {
  const values = membersOf(at, names);
  if (values === void 0) return void 0;
  return {
    has: (name) => values.has(name),
    required(name, decode, standIn) {
      const found = values.get(name);
      if (found !== void 0) return decode(found);
      missing(at, name);
      return standIn;
    },
    optional(name, decode) {
      const found = values.get(name);
      return found === void 0 ? void 0 : decode(found);
    },
    flag(name) {
      const found = values.get(name);
      return found !== void 0 && flag(found) ? true : void 0;
    }
  };
}
function membersOf(at, names) {
  const { value, decoding } = at;
  const inner = (name, token, of) => [
    name,
    { value: of, pointer: at.pointer + pointer(token), decoding }
  ];
  if (isArray(value)) {
    if (value.length > names.length)
      return mistyped(at, `an object, or an array of at most ${names.length}`, void 0);
    return new Map(
      names.flatMap((name, index) => index < value.length ? [inner(name, index, value[index] ?? null)] : [])
    );
  }
  if (!isObject(value)) return mistyped(at, "an object", void 0);
  return new Map(
    names.flatMap((name) => {
      const of = member(value, name);
      if (of === void 0) return [];
      const entry = inner(name, name, of);
      if (decoding.duplicates.has(entry[1].pointer)) twice(entry[1], name);
      return [entry];
    })
  );
}
var text = (at) => typeof at.value === "string" ? at.value : mistyped(at, "a string", "");
var flag = (at) => typeof at.value === "boolean" ? at.value : mistyped(at, "true or false", false);
var json = (at) => {
  at.decoding.free.add(at.pointer);
  return at.value;
};
function nullable(decode) {
  return (at) => at.value === null ? void 0 : decode(at);
}
function list(decode) {
  return (at) => {
    if (!isArray(at.value)) return mistyped(at, "an array", []);
    return at.value.map(
      (value, index) => decode({ value, pointer: at.pointer + pointer(index), decoding: at.decoding })
    );
  };
}
function map(decode) {
  return (at) => {
    const result = {};
    if (!isObject(at.value)) return mistyped(at, "an object", result);
    at.decoding.free.add(at.pointer);
    for (const [name, value] of Object.entries(at.value)) {
      setMember(result, name, decode({ value, pointer: at.pointer + pointer(name), decoding: at.decoding }));
    }
    return result;
  };
}
var u32 = (at) => {
  const { document, start } = at.decoding;
  if (typeof at.value !== "number" && typeof at.value !== "bigint")
    return mistyped(at, "an unsigned 32-bit integer", 0);
  const { start: from, end } = locate(document.text, start, at.pointer);
  const raw = document.text.slice(from, end);
  if (!/^[0-9]{1,10}$/.test(raw) || Number(raw) > 4294967295)
    return mistyped(at, "an unsigned 32-bit integer", 0, raw.slice(0, 40));
  return Number(raw);
};
function mistyped(at, expected, standIn, raw) {
  report(at, "field-mistyped", () => {
    const { decoding, pointer: pointer2 } = at;
    const what = pointer2 === "" ? `The whole of ${decoding.where}` : `The field ${pointer2} of ${ownerOf(at)}`;
    const received = raw === void 0 ? inWords(at.value) : `the number ${raw}`;
    return [`${what} is ${received}; expected ${expected}.`, { expected, received }];
  });
  return standIn;
}
function missing(at, name) {
  report(at, "field-missing", () => {
    const inside = at.pointer === "" ? "" : ` at ${at.pointer}`;
    return [
      `The field ${name} is missing${inside} in ${ownerOf(at)}.`,
      { expected: `a member ${JSON.stringify(name)}` }
    ];
  });
}
function twice(at, name) {
  report(at, "field-twice", () => [
    `The field ${name} stands twice in one object, at ${at.pointer} of ${ownerOf(at)}.`,
    {}
  ]);
}
function ownerOf({ pointer: pointer2, decoding: { root, where } }) {
  const [list2, index = ""] = pointerTokens(pointer2);
  const entries = isObject(root) && (list2 === "tools" || list2 === "events") ? member(root, list2) : void 0;
  const entry = isArray(entries) ? entries[Number(index)] : void 0;
  const name = isObject(entry) ? member(entry, "name") : void 0;
  return typeof name === "string" ? `the ${list2 === "tools" ? "tool" : "event"} ${quoted(name)} in ${where}` : where;
}
var PROBLEMS_PER_RECORD = 50;
function report(at, rule, say) {
  const { problems } = at.decoding;
  if (problems.length >= PROBLEMS_PER_RECORD) return;
  const [what, details] = say();
  problems.push(problem(rule, what, { ...details, ...placeOf(at) }));
}
function placeOf({ decoding, pointer: pointer2 }) {
  const named = decoding.isManifest ? { pointer: pointer2 } : {};
  if (decoding.budget.places <= 0) return named;
  decoding.budget.places -= 1;
  const { start } = locate(decoding.document.text, decoding.start, pointer2);
  return { ...placeAt(decoding.document, start), ...named };
}
function inWords(value) {
  if (value === null) return "null";
  if (isArray(value)) return `an array of ${value.length}`;
  if (typeof value === "object") return "an object";
  if (typeof value === "bigint") return "a number";
  if (typeof value === "string") return value.length <= 40 ? `the string ${JSON.stringify(value)}` : "a string";
  return typeof value === "boolean" ? String(value) : `the number ${value}`;
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
    hear(_, pointer2) {
      units += pointer2.length;
      pointers.add(pointer2);
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
  const free = [...decoding.duplicates].filter((pointer2) => insideFree(decoding.free, pointer2));
  return free.slice(0, SHOWN).map((pointer2, index) => {
    const more = index === SHOWN - 1 && free.length > SHOWN ? ` (${free.length - SHOWN} more names stand twice)` : "";
    return problem(
      "key-twice",
      `The name ${pointer2} of ${decoding.where} stands twice${more}; the host takes the last.`,
      placeOf({ value: null, pointer: pointer2, decoding })
    );
  });
}
function insideFree(free, pointer2) {
  for (let at = pointer2.lastIndexOf("/"); at > 0; at = pointer2.lastIndexOf("/", at - 1)) {
    if (free.has(pointer2.slice(0, at))) return true;
  }
  return false;
}
function namesTwice(what, specs) {
  const seen = /* @__PURE__ */ new Set();
  const twice2 = /* @__PURE__ */ new Set();
  for (const { name } of specs) {
    if (seen.has(name)) twice2.add(name);
    seen.add(name);
  }
  return [...twice2].map((name) => problem(`${what}-twice`, `The manifest holds two ${what}s named ${quoted(name)}.`));
}

// src/manifest/program.ts
var PROGRAM = [
  "abi_version",
  "version",
  "description",
  "homepage",
  "repository",
  "readme",
  "tools",
  "deps",
  "events",
  "database"
];
var TOOL = [
  "name",
  "description",
  "parameters",
  "returns",
  "query",
  "deprecated",
  "public",
  "anonymous",
  "callers",
  "cron",
  "stripe"
];
var EVENT = ["name", "description", "fields", "deprecated"];
var DEPS = ["programs", "syscalls", "secrets"];
var IDL = ["name", "version", "description", "homepage", "repository", "readme", "digest", "tools"];
var PROGRAM_FIELDS = new Set(PROGRAM);
var ABI_WITH_PUBLIC = 4;
var NO_DEPS = { programs: [], syscalls: {}, secrets: [] };
var callers = nullable((at) => {
  const only = isObject(at.value) && Object.keys(at.value).length === 1 ? Object.keys(at.value)[0] : void 0;
  const name = only !== void 0 && isObject(at.value) && member(at.value, only) === null ? only : at.value;
  return name === "services" || name === "accounts" ? name : mistyped(at, '"services" or "accounts"', void 0);
});
var tool = (at) => {
  const fields = openStruct(at, TOOL);
  if (fields === void 0) return { name: "", description: "", parameters: {} };
  const required = {
    name: fields.required("name", text, ""),
    description: fields.required("description", text, ""),
    parameters: fields.required("parameters", json, {})
  };
  const returns = fields.optional("returns", nullable(json));
  const query = fields.flag("query");
  const deprecated = fields.flag("deprecated");
  const isPublic2 = fields.flag("public");
  const anonymous = fields.flag("anonymous");
  const who = fields.optional("callers", callers);
  const cron = fields.flag("cron");
  const stripe = fields.flag("stripe");
  return {
    ...required,
    ...returns !== void 0 && { returns },
    ...query && { query },
    ...deprecated && { deprecated },
    ...isPublic2 && { public: isPublic2 },
    ...anonymous && { anonymous },
    ...who !== void 0 && { callers: who },
    ...cron && { cron },
    ...stripe && { stripe }
  };
};
var event = (at) => {
  const fields = openStruct(at, EVENT);
  if (fields === void 0) return { name: "", description: "", fields: {} };
  const required = {
    name: fields.required("name", text, ""),
    description: fields.required("description", text, ""),
    fields: fields.required("fields", json, {})
  };
  const deprecated = fields.flag("deprecated");
  return { ...required, ...deprecated && { deprecated } };
};
var migration = (at) => {
  const fields = openStruct(at, ["name", "sql"]);
  return { name: fields?.required("name", text, "") ?? "", sql: fields?.required("sql", text, "") ?? "" };
};
var database = (at) => ({
  migrations: openStruct(at, ["migrations"])?.required("migrations", list(migration), []) ?? []
});
var deps = (at) => {
  const fields = openStruct(at, DEPS);
  return {
    programs: fields?.optional("programs", list(text)) ?? [],
    syscalls: fields?.optional("syscalls", map(list(text))) ?? {},
    secrets: fields?.optional("secrets", list(text)) ?? []
  };
};
var olderDeps = (at) => isArray(at.value) ? { ...NO_DEPS, programs: list(text)(at) } : deps(at);
function decodeProgram(at) {
  const fields = openStruct(at, PROGRAM);
  const abi = fields?.required("abi_version", u32, ABI_WITH_PUBLIC) ?? ABI_WITH_PUBLIC;
  const older = abi < ABI_WITH_PUBLIC;
  const kept = fields?.optional("database", nullable(database));
  const usage = older && isObject(at.value) ? openStruct(at, ["usage"])?.optional("usage", text) : void 0;
  return {
    abi_version: abi,
    version: fields?.optional("version", text) ?? "",
    description: fields?.optional("description", text) ?? "",
    homepage: fields?.optional("homepage", text) ?? "",
    repository: fields?.optional("repository", text) ?? "",
    readme: fields?.optional("readme", text) ?? "",
    tools: fields?.required("tools", list(tool), []) ?? [],
    events: fields?.optional("events", list(event)) ?? [],
    deps: fields?.optional("deps", older ? olderDeps : deps) ?? NO_DEPS,
    ...kept !== void 0 && { database: kept },
    ...usage !== void 0 && { usage }
  };
}
function decodeEventRecord(at) {
  return openStruct(at, ["event"])?.required("event", event, { name: "", description: "", fields: {} }) ?? {
    name: "",
    description: "",
    fields: {}
  };
}
function decodeIdl(at) {
  const fields = openStruct(at, IDL);
  return {
    version: fields?.optional("version", text) ?? "",
    description: fields?.optional("description", text) ?? "",
    homepage: fields?.optional("homepage", text) ?? "",
    repository: fields?.optional("repository", text) ?? "",
    readme: fields?.optional("readme", text) ?? "",
    tools: fields?.required("tools", list(tool), []) ?? [],
    name: fields?.required("name", text, "") ?? "",
    digest: fields?.required("digest", text, "") ?? ""
  };
}

// src/manifest/idl.ts
function readIdl(text2, problems) {
  const document = { text: text2, base: 0, lines: true };
  const duplicates = duplicateNames();
  try {
    const { value } = parseJson(text2, { onDuplicate: duplicates.hear });
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
  const missing2 = manifest.tools.flatMap(
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
  return [...missing2, ...extra];
};
var checkExportNames = ({ exports = [], label }) => {
  const seen = /* @__PURE__ */ new Set();
  const twice2 = /* @__PURE__ */ new Set();
  for (const { name } of exports) {
    if (seen.has(name)) twice2.add(name);
    seen.add(name);
  }
  return [...twice2].map((name) => problem("export-twice", `${label} exports ${quoted(name)} twice.`));
};

// src/manifest/load/marks.ts
var checkMarks = ({ manifest: { tools } }) => {
  const stripe = tools.filter((tool2) => tool2.stripe === true).map(({ name }) => quoted(name));
  const twice2 = stripe.length > 1 ? [
    problem("stripe-twice", `${stripe.length} tools take Stripe events: ${stripe.slice(0, 5).join(", ")}.`, {
      pointer: "/tools"
    })
  ] : [];
  const each = tools.flatMap((tool2, index) => {
    const place = { pointer: `/tools/${index}` };
    const name = quoted(tool2.name);
    return [
      ...tool2.cron && tool2.public ? [problem("cron-public", `The tool ${name} is both a cron tool and public.`, place)] : [],
      ...tool2.stripe && tool2.public ? [problem("stripe-public", `The tool ${name} both takes Stripe events and is public.`, place)] : [],
      ...tool2.anonymous && !tool2.public ? [problem("anonymous-unreachable", `The tool ${name} takes anonymous calls and is not public.`, place)] : [],
      ...tool2.anonymous && tool2.public && tool2.callers === "services" ? [problem("anonymous-unreachable", `The tool ${name} takes anonymous calls and is for services only.`, place)] : []
    ];
  });
  return [...twice2, ...each];
};

// src/manifest/load/migrations.ts
function rewrittenMigrations(baseline, current) {
  const after = current.database?.migrations;
  if (after === void 0) return [];
  return (baseline.database?.migrations ?? []).flatMap((migration2, index) => {
    const instead = after[index];
    if (instead !== void 0 && same(instead, migration2)) return [];
    return [
      { how: howRewritten(migration2, instead, after), index, migration: migration2, ...instead !== void 0 && { instead } }
    ];
  });
}
function appendedMigrations(baseline, current) {
  return (current.database?.migrations ?? []).slice(baseline?.database?.migrations.length ?? 0);
}
function same(one, other) {
  return one.name === other.name && one.sql === other.sql;
}
function howRewritten(migration2, instead, after) {
  if (instead?.name === migration2.name) return "edited";
  if (after.some((other) => other.name === migration2.name)) return "moved";
  return after.some((other) => other.sql === migration2.sql) ? "renamed" : "removed";
}
var checkMigrations = ({ manifest, options: { baseline } }) => {
  if (baseline === void 0) return [];
  const before = baseline.database?.migrations ?? [];
  if (manifest.database === void 0) {
    if (before.length === 0 || manifest.abi_version === void 0) return [];
    return [
      problem(
        "database-dropped",
        `The baseline keeps a database of ${before.length} migrations, and this one keeps none; the data stays on the host.`
      )
    ];
  }
  const rewritten = rewrittenMigrations(baseline, manifest);
  if (rewritten.length > 0) {
    return rewritten.map(
      (one) => problem("migration-rewritten", sentence(one), {
        pointer: `/database/migrations${one.instead === void 0 ? "" : `/${one.index}`}`
      })
    );
  }
  const appended = appendedMigrations(baseline, manifest);
  if (appended.length === 0) return [];
  const names = appended.slice(0, 10).map(({ name }) => quoted(name));
  return [
    problem(
      "migration-appended",
      `${appended.length === 1 ? "One migration is" : `${appended.length} migrations are`} appended: ${names.join(", ")}${appended.length > names.length ? ", \u2026" : ""}.`,
      { pointer: `/database/migrations/${before.length}` }
    )
  ];
};
function sentence({ how, index, migration: migration2, instead }) {
  const name = `Migration ${index + 1} of the baseline, ${quoted(migration2.name)},`;
  const now = instead === void 0 ? "" : `; ${quoted(instead.name)} stands in its place`;
  switch (how) {
    case "edited":
      return `${name} has another text now.`;
    case "moved":
      return `${name} stands at another place now${now}.`;
    case "renamed":
      return `${name} has another name now${now}.`;
    case "removed":
      return `${name} is gone${now}.`;
    default:
      return how;
  }
}
var checkMigrationNames = ({ manifest }) => {
  const seen = /* @__PURE__ */ new Map();
  return (manifest.database?.migrations ?? []).flatMap(({ name }, index) => {
    const first = seen.get(name);
    if (first !== void 0)
      return [
        problem("migration-twice", `Migrations ${first + 1} and ${index + 1} are both named ${quoted(name)}.`, {
          pointer: `/database/migrations/${index}`
        })
      ];
    seen.set(name, index);
    return [];
  });
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
  return tools.flatMap((tool2) => {
    const type = signatures.typeOf(tool2);
    if (tool2.kind === "function" && type === void 0) return [];
    if (type !== void 0 && type.parameters.length === 0 && type.results.length === 0) return [];
    const what = type === void 0 ? `a ${tool2.kind}` : `a function ${inWords2(type)}`;
    return [
      problem(
        "export-not-callable",
        `The export ${quoted(tool2.name)} of ${label} is ${what}; a tool's is a function () \u2192 ().`
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
    if (type === void 0 || inWords2(type) === SYSCALL.type) return [];
    return [
      problem(
        "import-not-served",
        `${label} imports ${name} as ${inWords2(type)}; the host provides it as ${SYSCALL.type}.`
      )
    ];
  });
};
function inWords2({ parameters, results }) {
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
  const sentence2 = `A host applies ${what} of ${label} and then refuses the image (${refusedFor.join(", ")}): the data stays migrated, ${aftermath(baseline)}.`;
  return [
    problem("migrated-then-refused", sentence2, {
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
  const { text: text2 } = document;
  const records = [];
  for (let start = skipSpace(text2, 0); start < text2.length; ) {
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
      const { value, end } = parseJson(text2, { offset: start, partial: true, onDuplicate: duplicates.hear });
      records.push({ value, number: records.length + 1, start, duplicates: duplicates.pointers });
      if (duplicates.tooMany()) problems.push(tooManyDuplicates(`record ${records.length} of the manifest`));
      start = skipSpace(text2, end);
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
function invisible(text2, offset) {
  if (text2[offset] === "\0") return " (a NUL byte)";
  return text2[offset] === "\uFEFF" ? " (a byte-order mark)" : "";
}
function skipSpace(text2, at) {
  let end = at;
  while (text2[end] === " " || text2[end] === "	" || text2[end] === "\n" || text2[end] === "\r") end += 1;
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
  return Buffer.compare(Buffer.from(one.name), Buffer.from(other.name));
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
  const source = sourceOf(image);
  const problems = [];
  const parts = await readParts(source, problems);
  const { manifest, complete } = manifestOf(parts, problems);
  if (manifest === void 0) return { problems };
  const loading = {
    manifest,
    ...parts.exports && { exports: parts.exports },
    ...parts.whole && { signatures: await readSignatures(source, parts) },
    options,
    label: source.label
  };
  return {
    ...complete && { manifest },
    problems: checkLoad(loading, problems, unknownSections(parts, source.label))
  };
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
function examineSection(bytes, options = {}) {
  const problems = [];
  const { manifest, complete } = readRecords(bytes, 0, true, problems);
  if (manifest === void 0) return { problems };
  return { ...complete && { manifest }, problems: checkLoad({ manifest, options, label: "the manifest" }, problems) };
}
function examineIdl(text2) {
  const problems = [];
  const manifest = readIdl(text2, problems);
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
function parseIdl(text2) {
  const { manifest, problems } = examineIdl(text2);
  return orThrow(manifest, problems);
}
function orThrow(manifest, problems) {
  const error = firstError(problems);
  if (error !== void 0) throw asError(error);
  if (manifest === void 0) throw fault("manifest-missing", "There is no manifest.");
  return manifest;
}

// src/manifest/reach.ts
function isPublic(manifest, tool2) {
  return tool2.public === true || everyToolIsPublic(manifest);
}
function reachableTools(manifest) {
  return everyToolIsPublic(manifest) ? manifest.tools : manifest.tools.filter((tool2) => tool2.public === true);
}
function everyToolIsPublic({ abi_version: abi, tools }) {
  return (abi === void 0 || abi < ABI_WITH_PUBLIC) && !carriesMark(tools);
}
var marks = /* @__PURE__ */ new WeakMap();
function carriesMark(tools) {
  const known = marks.get(tools);
  if (known !== void 0) return known;
  const carries = tools.some((tool2) => tool2.public === true);
  marks.set(tools, carries);
  return carries;
}
function publishes(baseline, current) {
  const before = new Set(publicNames(baseline));
  return [...new Set(publicNames(current))].filter((name) => !before.has(name));
}
function publicNames(manifest) {
  return (manifest?.tools ?? []).flatMap((tool2) => tool2.public === true ? [tool2.name] : []);
}

// src/report/bumps.ts
var import_semver = __toESM(require_semver2(), 1);
var BUMPS = ["none", "patch", "minor", "major"];
function largestBump(bumps) {
  return BUMPS[Math.max(0, ...bumps.map((bump) => BUMPS.indexOf(bump)))] ?? "none";
}
function stepOf(from, to) {
  const [before, after] = [import_semver.default.parse(from), import_semver.default.parse(to)];
  if (before === null || after === null || import_semver.default.lte(after, before)) return "none";
  return after.major > before.major ? "major" : after.minor > before.minor ? "minor" : "patch";
}
function nextVersion(from, step) {
  return step === "none" ? void 0 : import_semver.default.inc(from, step) ?? void 0;
}

export {
  memorySource,
  systemCode,
  OPEN_FLAGS,
  smallFile,
  fileSource,
  KIND_BYTES,
  kindOf,
  KIND_WORDS,
  readParts,
  rewrittenMigrations,
  appendedMigrations,
  examineImage,
  examineSection,
  examineIdl,
  readImage,
  parseSection,
  parseIdl,
  isPublic,
  reachableTools,
  publishes,
  require_semver2 as require_semver,
  require_picomatch2 as require_picomatch,
  BUMPS,
  largestBump,
  stepOf,
  nextVersion
};
