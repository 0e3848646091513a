import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/core/exact-number.ts
var ExactNumber = class {
  /** As it is written: JSON's own grammar of numbers. */
  literal;
  constructor(literal) {
    this.literal = literal;
  }
  /** The nearest double, for who cannot do better. */
  valueOf() {
    return Number(this.literal);
  }
  /** `JSON.stringify` has no way to write the digits: it gets the nearest double (`null` beyond its range). */
  toJSON() {
    return Number(this.literal);
  }
  toString() {
    return this.literal;
  }
};
function isExactNumber(value) {
  return value instanceof ExactNumber;
}
function normalNumber(text) {
  const [, sign = "", whole = "", fraction = "", power = "0"] = /^(-?)([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/.exec(text) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, "");
  const significant = digits.replace(/0+$/, "");
  if (significant === "") return "0";
  return `${sign}${significant}e${Number(power) - fraction.length + (digits.length - significant.length)}`;
}

// src/core/json-value.ts
function escapePointer(token) {
  return String(token).replaceAll("~", "~0").replaceAll("/", "~1");
}
function pointer(...tokens) {
  return tokens.map((token) => `/${escapePointer(token)}`).join("");
}
function pointerTokens(text) {
  if (text === "") return [];
  return text.slice(1).split("/").map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isExactNumber(value);
}
function isArray(value) {
  return Array.isArray(value);
}
function member(object, name) {
  return Object.hasOwn(object, name) ? object[name] : void 0;
}
function setMember(object, name, value) {
  if (name === "__proto__")
    Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
  else object[name] = value;
}

// ../../main/node_modules/jsonc-parser/lib/esm/impl/scanner.js
function createScanner(text, ignoreTrivia = false) {
  const len = text.length;
  let pos = 0, value = "", tokenOffset = 0, token = 16, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0;
  function scanHexDigits(count, exact) {
    let digits = 0;
    let value2 = 0;
    while (digits < count || !exact) {
      let ch = text.charCodeAt(pos);
      if (ch >= 48 && ch <= 57) {
        value2 = value2 * 16 + ch - 48;
      } else if (ch >= 65 && ch <= 70) {
        value2 = value2 * 16 + ch - 65 + 10;
      } else if (ch >= 97 && ch <= 102) {
        value2 = value2 * 16 + ch - 97 + 10;
      } else {
        break;
      }
      pos++;
      digits++;
    }
    if (digits < count) {
      value2 = -1;
    }
    return value2;
  }
  function setPosition(newPosition) {
    pos = newPosition;
    value = "";
    tokenOffset = 0;
    token = 16;
    scanError = 0;
  }
  function scanNumber() {
    let start = pos;
    if (text.charCodeAt(pos) === 48) {
      pos++;
    } else {
      pos++;
      while (pos < text.length && isDigit(text.charCodeAt(pos))) {
        pos++;
      }
    }
    if (pos < text.length && text.charCodeAt(pos) === 46) {
      pos++;
      if (pos < text.length && isDigit(text.charCodeAt(pos))) {
        pos++;
        while (pos < text.length && isDigit(text.charCodeAt(pos))) {
          pos++;
        }
      } else {
        scanError = 3;
        return text.substring(start, pos);
      }
    }
    let end = pos;
    if (pos < text.length && (text.charCodeAt(pos) === 69 || text.charCodeAt(pos) === 101)) {
      pos++;
      if (pos < text.length && text.charCodeAt(pos) === 43 || text.charCodeAt(pos) === 45) {
        pos++;
      }
      if (pos < text.length && isDigit(text.charCodeAt(pos))) {
        pos++;
        while (pos < text.length && isDigit(text.charCodeAt(pos))) {
          pos++;
        }
        end = pos;
      } else {
        scanError = 3;
      }
    }
    return text.substring(start, end);
  }
  function scanString() {
    let result = "", start = pos;
    while (true) {
      if (pos >= len) {
        result += text.substring(start, pos);
        scanError = 2;
        break;
      }
      const ch = text.charCodeAt(pos);
      if (ch === 34) {
        result += text.substring(start, pos);
        pos++;
        break;
      }
      if (ch === 92) {
        result += text.substring(start, pos);
        pos++;
        if (pos >= len) {
          scanError = 2;
          break;
        }
        const ch2 = text.charCodeAt(pos++);
        switch (ch2) {
          case 34:
            result += '"';
            break;
          case 92:
            result += "\\";
            break;
          case 47:
            result += "/";
            break;
          case 98:
            result += "\b";
            break;
          case 102:
            result += "\f";
            break;
          case 110:
            result += "\n";
            break;
          case 114:
            result += "\r";
            break;
          case 116:
            result += "	";
            break;
          case 117:
            const ch3 = scanHexDigits(4, true);
            if (ch3 >= 0) {
              result += String.fromCharCode(ch3);
            } else {
              scanError = 4;
            }
            break;
          default:
            scanError = 5;
        }
        start = pos;
        continue;
      }
      if (ch >= 0 && ch <= 31) {
        if (isLineBreak(ch)) {
          result += text.substring(start, pos);
          scanError = 2;
          break;
        } else {
          scanError = 6;
        }
      }
      pos++;
    }
    return result;
  }
  function scanNext() {
    value = "";
    scanError = 0;
    tokenOffset = pos;
    lineStartOffset = lineNumber;
    prevTokenLineStartOffset = tokenLineStartOffset;
    if (pos >= len) {
      tokenOffset = len;
      return token = 17;
    }
    let code = text.charCodeAt(pos);
    if (isWhiteSpace(code)) {
      do {
        pos++;
        value += String.fromCharCode(code);
        code = text.charCodeAt(pos);
      } while (isWhiteSpace(code));
      return token = 15;
    }
    if (isLineBreak(code)) {
      pos++;
      value += String.fromCharCode(code);
      if (code === 13 && text.charCodeAt(pos) === 10) {
        pos++;
        value += "\n";
      }
      lineNumber++;
      tokenLineStartOffset = pos;
      return token = 14;
    }
    switch (code) {
      // tokens: []{}:,
      case 123:
        pos++;
        return token = 1;
      case 125:
        pos++;
        return token = 2;
      case 91:
        pos++;
        return token = 3;
      case 93:
        pos++;
        return token = 4;
      case 58:
        pos++;
        return token = 6;
      case 44:
        pos++;
        return token = 5;
      // strings
      case 34:
        pos++;
        value = scanString();
        return token = 10;
      // comments
      case 47:
        const start = pos - 1;
        if (text.charCodeAt(pos + 1) === 47) {
          pos += 2;
          while (pos < len) {
            if (isLineBreak(text.charCodeAt(pos))) {
              break;
            }
            pos++;
          }
          value = text.substring(start, pos);
          return token = 12;
        }
        if (text.charCodeAt(pos + 1) === 42) {
          pos += 2;
          const safeLength = len - 1;
          let commentClosed = false;
          while (pos < safeLength) {
            const ch = text.charCodeAt(pos);
            if (ch === 42 && text.charCodeAt(pos + 1) === 47) {
              pos += 2;
              commentClosed = true;
              break;
            }
            pos++;
            if (isLineBreak(ch)) {
              if (ch === 13 && text.charCodeAt(pos) === 10) {
                pos++;
              }
              lineNumber++;
              tokenLineStartOffset = pos;
            }
          }
          if (!commentClosed) {
            pos++;
            scanError = 1;
          }
          value = text.substring(start, pos);
          return token = 13;
        }
        value += String.fromCharCode(code);
        pos++;
        return token = 16;
      // numbers
      case 45:
        value += String.fromCharCode(code);
        pos++;
        if (pos === len || !isDigit(text.charCodeAt(pos))) {
          return token = 16;
        }
      // found a minus, followed by a number so
      // we fall through to proceed with scanning
      // numbers
      case 48:
      case 49:
      case 50:
      case 51:
      case 52:
      case 53:
      case 54:
      case 55:
      case 56:
      case 57:
        value += scanNumber();
        return token = 11;
      // literals and unknown symbols
      default:
        while (pos < len && isUnknownContentCharacter(code)) {
          pos++;
          code = text.charCodeAt(pos);
        }
        if (tokenOffset !== pos) {
          value = text.substring(tokenOffset, pos);
          switch (value) {
            case "true":
              return token = 8;
            case "false":
              return token = 9;
            case "null":
              return token = 7;
          }
          return token = 16;
        }
        value += String.fromCharCode(code);
        pos++;
        return token = 16;
    }
  }
  function isUnknownContentCharacter(code) {
    if (isWhiteSpace(code) || isLineBreak(code)) {
      return false;
    }
    switch (code) {
      case 125:
      case 93:
      case 123:
      case 91:
      case 34:
      case 58:
      case 44:
      case 47:
        return false;
    }
    return true;
  }
  function scanNextNonTrivia() {
    let result;
    do {
      result = scanNext();
    } while (result >= 12 && result <= 15);
    return result;
  }
  return {
    setPosition,
    getPosition: () => pos,
    scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
    getToken: () => token,
    getTokenValue: () => value,
    getTokenOffset: () => tokenOffset,
    getTokenLength: () => pos - tokenOffset,
    getTokenStartLine: () => lineStartOffset,
    getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
    getTokenError: () => scanError
  };
}
function isWhiteSpace(ch) {
  return ch === 32 || ch === 9;
}
function isLineBreak(ch) {
  return ch === 10 || ch === 13;
}
function isDigit(ch) {
  return ch >= 48 && ch <= 57;
}
var CharacterCodes;
(function(CharacterCodes2) {
  CharacterCodes2[CharacterCodes2["lineFeed"] = 10] = "lineFeed";
  CharacterCodes2[CharacterCodes2["carriageReturn"] = 13] = "carriageReturn";
  CharacterCodes2[CharacterCodes2["space"] = 32] = "space";
  CharacterCodes2[CharacterCodes2["_0"] = 48] = "_0";
  CharacterCodes2[CharacterCodes2["_1"] = 49] = "_1";
  CharacterCodes2[CharacterCodes2["_2"] = 50] = "_2";
  CharacterCodes2[CharacterCodes2["_3"] = 51] = "_3";
  CharacterCodes2[CharacterCodes2["_4"] = 52] = "_4";
  CharacterCodes2[CharacterCodes2["_5"] = 53] = "_5";
  CharacterCodes2[CharacterCodes2["_6"] = 54] = "_6";
  CharacterCodes2[CharacterCodes2["_7"] = 55] = "_7";
  CharacterCodes2[CharacterCodes2["_8"] = 56] = "_8";
  CharacterCodes2[CharacterCodes2["_9"] = 57] = "_9";
  CharacterCodes2[CharacterCodes2["a"] = 97] = "a";
  CharacterCodes2[CharacterCodes2["b"] = 98] = "b";
  CharacterCodes2[CharacterCodes2["c"] = 99] = "c";
  CharacterCodes2[CharacterCodes2["d"] = 100] = "d";
  CharacterCodes2[CharacterCodes2["e"] = 101] = "e";
  CharacterCodes2[CharacterCodes2["f"] = 102] = "f";
  CharacterCodes2[CharacterCodes2["g"] = 103] = "g";
  CharacterCodes2[CharacterCodes2["h"] = 104] = "h";
  CharacterCodes2[CharacterCodes2["i"] = 105] = "i";
  CharacterCodes2[CharacterCodes2["j"] = 106] = "j";
  CharacterCodes2[CharacterCodes2["k"] = 107] = "k";
  CharacterCodes2[CharacterCodes2["l"] = 108] = "l";
  CharacterCodes2[CharacterCodes2["m"] = 109] = "m";
  CharacterCodes2[CharacterCodes2["n"] = 110] = "n";
  CharacterCodes2[CharacterCodes2["o"] = 111] = "o";
  CharacterCodes2[CharacterCodes2["p"] = 112] = "p";
  CharacterCodes2[CharacterCodes2["q"] = 113] = "q";
  CharacterCodes2[CharacterCodes2["r"] = 114] = "r";
  CharacterCodes2[CharacterCodes2["s"] = 115] = "s";
  CharacterCodes2[CharacterCodes2["t"] = 116] = "t";
  CharacterCodes2[CharacterCodes2["u"] = 117] = "u";
  CharacterCodes2[CharacterCodes2["v"] = 118] = "v";
  CharacterCodes2[CharacterCodes2["w"] = 119] = "w";
  CharacterCodes2[CharacterCodes2["x"] = 120] = "x";
  CharacterCodes2[CharacterCodes2["y"] = 121] = "y";
  CharacterCodes2[CharacterCodes2["z"] = 122] = "z";
  CharacterCodes2[CharacterCodes2["A"] = 65] = "A";
  CharacterCodes2[CharacterCodes2["B"] = 66] = "B";
  CharacterCodes2[CharacterCodes2["C"] = 67] = "C";
  CharacterCodes2[CharacterCodes2["D"] = 68] = "D";
  CharacterCodes2[CharacterCodes2["E"] = 69] = "E";
  CharacterCodes2[CharacterCodes2["F"] = 70] = "F";
  CharacterCodes2[CharacterCodes2["G"] = 71] = "G";
  CharacterCodes2[CharacterCodes2["H"] = 72] = "H";
  CharacterCodes2[CharacterCodes2["I"] = 73] = "I";
  CharacterCodes2[CharacterCodes2["J"] = 74] = "J";
  CharacterCodes2[CharacterCodes2["K"] = 75] = "K";
  CharacterCodes2[CharacterCodes2["L"] = 76] = "L";
  CharacterCodes2[CharacterCodes2["M"] = 77] = "M";
  CharacterCodes2[CharacterCodes2["N"] = 78] = "N";
  CharacterCodes2[CharacterCodes2["O"] = 79] = "O";
  CharacterCodes2[CharacterCodes2["P"] = 80] = "P";
  CharacterCodes2[CharacterCodes2["Q"] = 81] = "Q";
  CharacterCodes2[CharacterCodes2["R"] = 82] = "R";
  CharacterCodes2[CharacterCodes2["S"] = 83] = "S";
  CharacterCodes2[CharacterCodes2["T"] = 84] = "T";
  CharacterCodes2[CharacterCodes2["U"] = 85] = "U";
  CharacterCodes2[CharacterCodes2["V"] = 86] = "V";
  CharacterCodes2[CharacterCodes2["W"] = 87] = "W";
  CharacterCodes2[CharacterCodes2["X"] = 88] = "X";
  CharacterCodes2[CharacterCodes2["Y"] = 89] = "Y";
  CharacterCodes2[CharacterCodes2["Z"] = 90] = "Z";
  CharacterCodes2[CharacterCodes2["asterisk"] = 42] = "asterisk";
  CharacterCodes2[CharacterCodes2["backslash"] = 92] = "backslash";
  CharacterCodes2[CharacterCodes2["closeBrace"] = 125] = "closeBrace";
  CharacterCodes2[CharacterCodes2["closeBracket"] = 93] = "closeBracket";
  CharacterCodes2[CharacterCodes2["colon"] = 58] = "colon";
  CharacterCodes2[CharacterCodes2["comma"] = 44] = "comma";
  CharacterCodes2[CharacterCodes2["dot"] = 46] = "dot";
  CharacterCodes2[CharacterCodes2["doubleQuote"] = 34] = "doubleQuote";
  CharacterCodes2[CharacterCodes2["minus"] = 45] = "minus";
  CharacterCodes2[CharacterCodes2["openBrace"] = 123] = "openBrace";
  CharacterCodes2[CharacterCodes2["openBracket"] = 91] = "openBracket";
  CharacterCodes2[CharacterCodes2["plus"] = 43] = "plus";
  CharacterCodes2[CharacterCodes2["slash"] = 47] = "slash";
  CharacterCodes2[CharacterCodes2["formFeed"] = 12] = "formFeed";
  CharacterCodes2[CharacterCodes2["tab"] = 9] = "tab";
})(CharacterCodes || (CharacterCodes = {}));

// ../../main/node_modules/jsonc-parser/lib/esm/impl/string-intern.js
var cachedSpaces = new Array(20).fill(0).map((_, index) => {
  return " ".repeat(index);
});
var maxCachedValues = 200;
var cachedBreakLinesWithSpaces = {
  " ": {
    "\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\n" + " ".repeat(index);
    }),
    "\r": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r" + " ".repeat(index);
    }),
    "\r\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r\n" + " ".repeat(index);
    })
  },
  "	": {
    "\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\n" + "	".repeat(index);
    }),
    "\r": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r" + "	".repeat(index);
    }),
    "\r\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r\n" + "	".repeat(index);
    })
  }
};

// ../../main/node_modules/jsonc-parser/lib/esm/impl/parser.js
var ParseOptions;
(function(ParseOptions2) {
  ParseOptions2.DEFAULT = {
    allowTrailingComma: false
  };
})(ParseOptions || (ParseOptions = {}));

// ../../main/node_modules/jsonc-parser/lib/esm/main.js
var createScanner2 = createScanner;
var ScanError;
(function(ScanError3) {
  ScanError3[ScanError3["None"] = 0] = "None";
  ScanError3[ScanError3["UnexpectedEndOfComment"] = 1] = "UnexpectedEndOfComment";
  ScanError3[ScanError3["UnexpectedEndOfString"] = 2] = "UnexpectedEndOfString";
  ScanError3[ScanError3["UnexpectedEndOfNumber"] = 3] = "UnexpectedEndOfNumber";
  ScanError3[ScanError3["InvalidUnicode"] = 4] = "InvalidUnicode";
  ScanError3[ScanError3["InvalidEscapeCharacter"] = 5] = "InvalidEscapeCharacter";
  ScanError3[ScanError3["InvalidCharacter"] = 6] = "InvalidCharacter";
})(ScanError || (ScanError = {}));
var SyntaxKind;
(function(SyntaxKind3) {
  SyntaxKind3[SyntaxKind3["OpenBraceToken"] = 1] = "OpenBraceToken";
  SyntaxKind3[SyntaxKind3["CloseBraceToken"] = 2] = "CloseBraceToken";
  SyntaxKind3[SyntaxKind3["OpenBracketToken"] = 3] = "OpenBracketToken";
  SyntaxKind3[SyntaxKind3["CloseBracketToken"] = 4] = "CloseBracketToken";
  SyntaxKind3[SyntaxKind3["CommaToken"] = 5] = "CommaToken";
  SyntaxKind3[SyntaxKind3["ColonToken"] = 6] = "ColonToken";
  SyntaxKind3[SyntaxKind3["NullKeyword"] = 7] = "NullKeyword";
  SyntaxKind3[SyntaxKind3["TrueKeyword"] = 8] = "TrueKeyword";
  SyntaxKind3[SyntaxKind3["FalseKeyword"] = 9] = "FalseKeyword";
  SyntaxKind3[SyntaxKind3["StringLiteral"] = 10] = "StringLiteral";
  SyntaxKind3[SyntaxKind3["NumericLiteral"] = 11] = "NumericLiteral";
  SyntaxKind3[SyntaxKind3["LineCommentTrivia"] = 12] = "LineCommentTrivia";
  SyntaxKind3[SyntaxKind3["BlockCommentTrivia"] = 13] = "BlockCommentTrivia";
  SyntaxKind3[SyntaxKind3["LineBreakTrivia"] = 14] = "LineBreakTrivia";
  SyntaxKind3[SyntaxKind3["Trivia"] = 15] = "Trivia";
  SyntaxKind3[SyntaxKind3["Unknown"] = 16] = "Unknown";
  SyntaxKind3[SyntaxKind3["EOF"] = 17] = "EOF";
})(SyntaxKind || (SyntaxKind = {}));
var ParseErrorCode;
(function(ParseErrorCode2) {
  ParseErrorCode2[ParseErrorCode2["InvalidSymbol"] = 1] = "InvalidSymbol";
  ParseErrorCode2[ParseErrorCode2["InvalidNumberFormat"] = 2] = "InvalidNumberFormat";
  ParseErrorCode2[ParseErrorCode2["PropertyNameExpected"] = 3] = "PropertyNameExpected";
  ParseErrorCode2[ParseErrorCode2["ValueExpected"] = 4] = "ValueExpected";
  ParseErrorCode2[ParseErrorCode2["ColonExpected"] = 5] = "ColonExpected";
  ParseErrorCode2[ParseErrorCode2["CommaExpected"] = 6] = "CommaExpected";
  ParseErrorCode2[ParseErrorCode2["CloseBraceExpected"] = 7] = "CloseBraceExpected";
  ParseErrorCode2[ParseErrorCode2["CloseBracketExpected"] = 8] = "CloseBracketExpected";
  ParseErrorCode2[ParseErrorCode2["EndOfFileExpected"] = 9] = "EndOfFileExpected";
  ParseErrorCode2[ParseErrorCode2["InvalidCommentToken"] = 10] = "InvalidCommentToken";
  ParseErrorCode2[ParseErrorCode2["UnexpectedEndOfComment"] = 11] = "UnexpectedEndOfComment";
  ParseErrorCode2[ParseErrorCode2["UnexpectedEndOfString"] = 12] = "UnexpectedEndOfString";
  ParseErrorCode2[ParseErrorCode2["UnexpectedEndOfNumber"] = 13] = "UnexpectedEndOfNumber";
  ParseErrorCode2[ParseErrorCode2["InvalidUnicode"] = 14] = "InvalidUnicode";
  ParseErrorCode2[ParseErrorCode2["InvalidEscapeCharacter"] = 15] = "InvalidEscapeCharacter";
  ParseErrorCode2[ParseErrorCode2["InvalidCharacter"] = 16] = "InvalidCharacter";
})(ParseErrorCode || (ParseErrorCode = {}));

// src/core/json-tokens.ts
var SyntaxKind2 = {
  OpenBraceToken: 1,
  CloseBraceToken: 2,
  OpenBracketToken: 3,
  CloseBracketToken: 4,
  CommaToken: 5,
  ColonToken: 6,
  NullKeyword: 7,
  TrueKeyword: 8,
  FalseKeyword: 9,
  StringLiteral: 10,
  NumericLiteral: 11,
  LineCommentTrivia: 12,
  BlockCommentTrivia: 13,
  LineBreakTrivia: 14,
  Trivia: 15,
  Unknown: 16,
  EOF: 17
};
var ScanError2 = {
  None: 0,
  UnexpectedEndOfComment: 1,
  UnexpectedEndOfString: 2,
  UnexpectedEndOfNumber: 3,
  InvalidUnicode: 4,
  InvalidEscapeCharacter: 5,
  InvalidCharacter: 6
};

// src/core/json-reader.ts
var JsonError = class extends Error {
  name = "JsonError";
  code;
  offset;
  pointer;
  constructor(code, message, offset, pointer2) {
    super(message);
    this.code = code;
    this.offset = offset;
    this.pointer = pointer2;
  }
};
var SCAN_FAULTS = {
  [ScanError2.UnexpectedEndOfComment]: ["comment", "a comment, which JSON does not have"],
  [ScanError2.UnexpectedEndOfString]: ["string-end", "a string that does not end"],
  [ScanError2.UnexpectedEndOfNumber]: ["number", "a number that does not end"],
  [ScanError2.InvalidUnicode]: ["escape", "an incomplete \\u escape"],
  [ScanError2.InvalidEscapeCharacter]: ["escape", "an escape that JSON does not have"],
  [ScanError2.InvalidCharacter]: ["character", "a control character inside a string"]
};
var JsonReader = class {
  #text;
  #partial;
  #maxDepth;
  #dialect;
  #scanner;
  #stack = [];
  #onDuplicate;
  /** The token that is looked at. */
  #kind = SyntaxKind2.Unknown;
  constructor(text, options) {
    this.#text = text;
    this.#partial = options.partial ?? false;
    this.#maxDepth = options.maxDepth ?? 127;
    this.#dialect = options.dialect ?? "serde";
    this.#onDuplicate = options.onDuplicate;
    this.#scanner = createScanner2(text, false);
    this.#scanner.setPosition(options.offset ?? 0);
  }
  /** @throws JsonError with the offset and the pointer of the fault */
  read() {
    this.#advance();
    for (; ; ) {
      const value = this.#begin();
      const whole = value === void 0 ? void 0 : this.#finish(value);
      if (whole !== void 0) return whole;
    }
  }
  /** The value that begins here; undefined when it is a container whose first value comes next. */
  #begin() {
    switch (this.#kind) {
      case SyntaxKind2.OpenBraceToken:
        return this.#open({});
      case SyntaxKind2.OpenBracketToken:
        return this.#open([]);
      case SyntaxKind2.StringLiteral:
        return this.#string();
      case SyntaxKind2.NumericLiteral:
        return this.#number();
      case SyntaxKind2.TrueKeyword:
        return true;
      case SyntaxKind2.FalseKeyword:
        return false;
      case SyntaxKind2.NullKeyword:
        return null;
      default:
        return this.#expected("a value");
    }
  }
  #open(container) {
    if (this.#stack.length >= this.#maxDepth) this.#fail("depth", `more than ${this.#maxDepth} levels of nesting`);
    if (this.#advance() === closing(container)) return container;
    this.#stack.push({ container, key: null });
    this.#name();
    return void 0;
  }
  /** Puts a complete value where it belongs, and closes every container that ends with it. */
  #finish(complete) {
    let value = complete;
    for (; ; ) {
      const end = this.#scanner.getPosition();
      const frame = this.#stack.at(-1);
      if (frame === void 0) {
        this.#lastOfText();
        return { value, end };
      }
      const { container, key } = frame;
      if (Array.isArray(container)) container.push(value);
      else setMember(container, key ?? "", value);
      if (this.#advance() === SyntaxKind2.CommaToken) {
        this.#comma();
        return void 0;
      }
      if (this.#kind !== closing(container)) this.#expected(Array.isArray(container) ? '"," or "]"' : '"," or "}"');
      this.#stack.pop();
      value = container;
    }
  }
  #lastOfText() {
    if (this.#partial) return;
    if (this.#advance() !== SyntaxKind2.EOF) this.#expected("the end of the text");
  }
  #comma() {
    this.#advance();
    if (this.#kind === SyntaxKind2.CloseBracketToken || this.#kind === SyntaxKind2.CloseBraceToken)
      this.#fail("trailing-comma", "a comma with nothing behind it");
    this.#name();
  }
  /** Inside an object a value has a name in front of it. */
  #name() {
    const frame = this.#stack.at(-1);
    if (frame === void 0 || Array.isArray(frame.container)) return;
    if (this.#kind !== SyntaxKind2.StringLiteral) this.#expected("a name in double quotes");
    const name = this.#string();
    const at = this.#scanner.getTokenOffset();
    frame.key = name;
    if (this.#onDuplicate !== void 0 && Object.hasOwn(frame.container, name) && this.#onDuplicate(name, this.#path(), at) === false) {
      this.#onDuplicate = void 0;
    }
    if (this.#advance() !== SyntaxKind2.ColonToken) this.#expected('":"');
    this.#advance();
  }
  #string() {
    const value = this.#scanner.getTokenValue();
    if (this.#dialect === "serde" && !value.isWellFormed()) this.#fail("surrogate", "a lone surrogate in a string");
    return value;
  }
  #number() {
    const raw = this.#scanner.getTokenValue();
    if (!/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/.test(raw))
      this.#fail("number", `${JSON.stringify(raw.slice(0, 40))} is not a JSON number`);
    const double = Number(raw);
    if (this.#dialect === "ecma") return double;
    if (this.#dialect === "serde" && !Number.isFinite(double))
      this.#fail("number-range", "a number out of the range of a double");
    return exactly(raw, double);
  }
  /** Goes to the next token that means something, and gives it. */
  #advance() {
    for (; ; ) {
      this.#kind = this.#scanner.scan();
      if (this.#kind === SyntaxKind2.LineCommentTrivia || this.#kind === SyntaxKind2.BlockCommentTrivia)
        this.#fail("comment", "a comment, which JSON does not have");
      if (this.#kind !== SyntaxKind2.Trivia && this.#kind !== SyntaxKind2.LineBreakTrivia) break;
      if (!/^[ \t\r\n]*$/.test(this.#scanner.getTokenValue()))
        this.#fail("white-space", "white space that JSON does not allow");
    }
    const fault = this.#scanner.getTokenError();
    if (fault === ScanError2.None) return this.#kind;
    const end = this.#scanner.getPosition() >= this.#text.length && fault === ScanError2.UnexpectedEndOfString;
    const [code, message] = SCAN_FAULTS[fault] ?? ["character", "something unreadable"];
    return this.#fail(code, end ? "the text ends inside a string" : message);
  }
  #expected(what) {
    return this.#fail("expected", `expected ${what}, found ${this.#found()}`);
  }
  #found() {
    if (this.#kind === SyntaxKind2.EOF) return "the end of the text";
    const at = this.#scanner.getTokenOffset();
    const raw = this.#text.slice(at, at + Math.max(1, this.#scanner.getTokenLength()));
    return JSON.stringify(raw.length > 20 ? `${raw.slice(0, 20)}\u2026` : raw);
  }
  #fail(code, message) {
    throw new JsonError(code, message, this.#scanner.getTokenOffset(), this.#path());
  }
  /** Not `pointer(...)`: the stack may hold more frames than a call may have arguments. */
  #path() {
    return this.#stack.map(({ container, key }) => `/${escapePointer(Array.isArray(container) ? container.length : key ?? "")}`).join("");
  }
};
function exactly(raw, double) {
  if (Number.isSafeInteger(double) && /^-?[0-9]+$/.test(raw)) return double;
  if (/^-?[0-9]+$/.test(raw)) return raw.length <= 4096 ? BigInt(raw) : new ExactNumber(raw);
  const written = normalNumber(raw);
  if (written === normalNumber(String(double))) return double;
  const whole = /^(-?)([0-9]+)e([0-9]{1,4})$/.exec(written);
  return whole !== null && Number(whole[3]) <= 4096 ? BigInt(`${whole[1]}${whole[2]}${"0".repeat(Number(whole[3]))}`) : new ExactNumber(raw);
}
function closing(container) {
  return Array.isArray(container) ? SyntaxKind2.CloseBracketToken : SyntaxKind2.CloseBraceToken;
}

// src/core/json.ts
function parseJson(text, options = {}) {
  return new JsonReader(text, options).read();
}
function positionAt(text, offset) {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) {
    line += 1;
    start = at + 1;
  }
  return { offset, line, column: offset - start + 1 };
}

export {
  ExactNumber,
  isExactNumber,
  normalNumber,
  createScanner2 as createScanner,
  SyntaxKind2 as SyntaxKind,
  ScanError2 as ScanError,
  escapePointer,
  pointer,
  pointerTokens,
  isObject,
  isArray,
  member,
  setMember,
  JsonError,
  parseJson,
  positionAt
};
