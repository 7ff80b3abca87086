package ivl

import "github.com/alecthomas/participle/v2/lexer"

// The kinds of tokens. Every reserved word and every sign has a kind of its
// own, so that the hand-written part of the parser compares integers.
const (
	tokEOF                   = lexer.EOF
	tokIdent lexer.TokenType = iota
	tokDigits
	tokBV
	tokDecimal
	tokFloat
	tokString

	tokAssert
	tokAssume
	tokAsync
	tokAxiom
	tokBool
	tokBreak
	tokCall
	tokComplete
	tokConst
	tokDiv
	tokElse
	tokEnsures
	tokExists
	tokExtends
	tokFalse
	tokForall
	tokFree
	tokFunction
	tokGoto
	tokHavoc
	tokIf
	tokImplementation
	tokInt
	tokInvariant
	tokLambda
	tokMod
	tokModifies
	tokOld
	tokPar
	tokProcedure
	tokReal
	tokRequires
	tokReturn
	tokReturns
	tokThen
	tokTrue
	tokType
	tokUnique
	tokVar
	tokWhere
	tokWhile
	tokYield
	tokRNA
	tokRNE
	tokRTN
	tokRTP
	tokRTZ
	tokNearestAway
	tokNearestEven
	tokTowardNegative
	tokTowardPositive
	tokTowardZero

	tokLParen
	tokRParen
	tokLBracket
	tokRBracket
	tokLBrace
	tokRBrace
	tokCodeOpen
	tokCodeClose
	tokComma
	tokSemi
	tokColon
	tokQSep
	tokAssign
	tokEquals
	tokBar
	tokIff
	tokImplies
	tokExplies
	tokAnd
	tokOr
	tokEq
	tokNeq
	tokLt
	tokLe
	tokGt
	tokGe
	tokSubtype
	tokConcat
	tokPlus
	tokMinus
	tokStar
	tokSlash
	tokPow
	tokNot

	tokCount
)

// spelling gives the text of the tokens that have only one.
var spelling = [tokCount]string{
	tokAssert: "assert", tokAssume: "assume", tokAsync: "async", tokAxiom: "axiom", tokBool: "bool",
	tokBreak: "break", tokCall: "call", tokComplete: "complete", tokConst: "const", tokDiv: "div",
	tokElse: "else", tokEnsures: "ensures", tokExists: "exists", tokExtends: "extends", tokFalse: "false",
	tokForall: "forall", tokFree: "free", tokFunction: "function", tokGoto: "goto", tokHavoc: "havoc",
	tokIf: "if", tokImplementation: "implementation", tokInt: "int", tokInvariant: "invariant",
	tokLambda: "lambda", tokMod: "mod", tokModifies: "modifies", tokOld: "old", tokPar: "par",
	tokProcedure: "procedure", tokReal: "real", tokRequires: "requires", tokReturn: "return",
	tokReturns: "returns", tokThen: "then", tokTrue: "true", tokType: "type", tokUnique: "unique",
	tokVar: "var", tokWhere: "where", tokWhile: "while", tokYield: "yield",
	tokRNA: "RNA", tokRNE: "RNE", tokRTN: "RTN", tokRTP: "RTP", tokRTZ: "RTZ",
	tokNearestAway: "roundNearestTiesToAway", tokNearestEven: "roundNearestTiesToEven",
	tokTowardNegative: "roundTowardNegative", tokTowardPositive: "roundTowardPositive",
	tokTowardZero: "roundTowardZero",

	tokLParen: "(", tokRParen: ")", tokLBracket: "[", tokRBracket: "]", tokLBrace: "{", tokRBrace: "}",
	tokCodeOpen: "|{", tokCodeClose: "}|", tokComma: ",", tokSemi: ";", tokColon: ":", tokQSep: "::",
	tokAssign: ":=", tokEquals: "=", tokBar: "|", tokIff: "<==>", tokImplies: "==>", tokExplies: "<==",
	tokAnd: "&&", tokOr: "||", tokEq: "==", tokNeq: "!=", tokLt: "<", tokLe: "<=", tokGt: ">", tokGe: ">=",
	tokSubtype: "<:", tokConcat: "++", tokPlus: "+", tokMinus: "-", tokStar: "*", tokSlash: "/",
	tokPow: "**", tokNot: "!",
}

// reserved gives the kind of each reserved word.
var reserved = func() map[string]lexer.TokenType {
	m := make(map[string]lexer.TokenType)
	for k := tokAssert; k <= tokTowardZero; k++ {
		m[spelling[k]] = k
	}
	return m
}()

// signsAt gives, for the first byte of a sign, the signs that begin with it,
// the longest first.
var signsAt = func() (t [256][]lexer.TokenType) {
	for n := 4; n > 0; n-- {
		for k := tokLParen; k < tokCount; k++ {
			if s := spelling[k]; len(s) == n {
				t[s[0]] = append(t[s[0]], k)
			}
		}
	}
	return
}()

// unicodeSigns are Boogie's other spellings.
var unicodeSigns = map[rune]lexer.TokenType{
	'⇔': tokIff, '⇒': tokImplies, '⇐': tokExplies, '∧': tokAnd, '∨': tokOr, '¬': tokNot, '≠': tokNeq,
	'≤': tokLe, '≥': tokGe, '∀': tokForall, '∃': tokExists, 'λ': tokLambda, '•': tokQSep,
}

// isReserved reports whether a name needs a backslash to be an identifier.
func isReserved(name string) bool {
	_, ok := reserved[name]
	return ok
}

// byteClass says what a byte can be part of.
type byteClass uint8

const (
	clsStart byteClass = 1 << iota // of an identifier, at its start
	clsDigit
	clsHex
)

var classOf = func() (t [256]byteClass) {
	for c := 'a'; c <= 'z'; c++ {
		t[c] |= clsStart
		t[c-'a'+'A'] |= clsStart
	}
	for _, c := range "'~#$^_.?`" {
		t[c] |= clsStart
	}
	for c := '0'; c <= '9'; c++ {
		t[c] |= clsDigit | clsHex
	}
	for _, c := range "abcdefABCDEF" {
		t[c] |= clsHex
	}
	return
}()

// isIdent reports whether name can be the name of a variable, function, type
// or procedure. Reserved words can: the printer puts a backslash before them.
func isIdent(name string) bool {
	if name == "" || classOf[name[0]]&clsStart == 0 {
		return false
	}
	for i := 1; i < len(name); i++ {
		if classOf[name[i]]&(clsStart|clsDigit) == 0 {
			return false
		}
	}
	return true
}
