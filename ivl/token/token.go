// Package token holds the words and signs of the verification language: the kinds of tokens, how each is spelt, and what
// can be a name. Nothing goes in.
//
// The scanner cuts texts by these tables and the printer writes names by them, so that what one writes the other reads.
package token

import "github.com/alecthomas/participle/v2/lexer"

// The kinds of tokens; participle's EOF is one of them. Every reserved word and every sign has a kind of its
// own, so that the hand-written part of the parser compares integers.
const (
	EOF                   = lexer.EOF
	Ident lexer.TokenType = iota
	Digits
	BV
	Decimal
	Float
	String

	Assert
	Assume
	Async
	Axiom
	Bool
	Break
	Call
	Complete
	Const
	Div
	Else
	Ensures
	Exists
	Extends
	False
	Forall
	Free
	Function
	Goto
	Havoc
	If
	Implementation
	Int
	Invariant
	Lambda
	Mod
	Modifies
	Old
	Par
	Procedure
	Real
	Requires
	Return
	Returns
	Then
	True
	Type
	Unique
	Var
	Where
	While
	Yield
	RNA
	RNE
	RTN
	RTP
	RTZ
	NearestAway
	NearestEven
	TowardNegative
	TowardPositive
	TowardZero

	LParen
	RParen
	LBracket
	RBracket
	LBrace
	RBrace
	CodeOpen
	CodeClose
	Comma
	Semi
	Colon
	QSep
	Assign
	Equals
	Bar
	Iff
	Implies
	Explies
	And
	Or
	Eq
	Neq
	Lt
	Le
	Gt
	Ge
	Subtype
	Concat
	Plus
	Minus
	Star
	Slash
	Pow
	Not

	Count // is no kind, but their number
)

// Spelling gives the text of the tokens that have only one.
var Spelling = [Count]string{
	Assert: "assert", Assume: "assume", Async: "async", Axiom: "axiom", Bool: "bool",
	Break: "break", Call: "call", Complete: "complete", Const: "const", Div: "div",
	Else: "else", Ensures: "ensures", Exists: "exists", Extends: "extends", False: "false",
	Forall: "forall", Free: "free", Function: "function", Goto: "goto", Havoc: "havoc",
	If: "if", Implementation: "implementation", Int: "int", Invariant: "invariant",
	Lambda: "lambda", Mod: "mod", Modifies: "modifies", Old: "old", Par: "par",
	Procedure: "procedure", Real: "real", Requires: "requires", Return: "return",
	Returns: "returns", Then: "then", True: "true", Type: "type", Unique: "unique",
	Var: "var", Where: "where", While: "while", Yield: "yield",
	RNA: "RNA", RNE: "RNE", RTN: "RTN", RTP: "RTP", RTZ: "RTZ",
	NearestAway: "roundNearestTiesToAway", NearestEven: "roundNearestTiesToEven",
	TowardNegative: "roundTowardNegative", TowardPositive: "roundTowardPositive",
	TowardZero: "roundTowardZero",

	LParen: "(", RParen: ")", LBracket: "[", RBracket: "]", LBrace: "{", RBrace: "}",
	CodeOpen: "|{", CodeClose: "}|", Comma: ",", Semi: ";", Colon: ":", QSep: "::",
	Assign: ":=", Equals: "=", Bar: "|", Iff: "<==>", Implies: "==>", Explies: "<==",
	And: "&&", Or: "||", Eq: "==", Neq: "!=", Lt: "<", Le: "<=", Gt: ">", Ge: ">=",
	Subtype: "<:", Concat: "++", Plus: "+", Minus: "-", Star: "*", Slash: "/",
	Pow: "**", Not: "!",
}

// reserved gives the kind of each reserved word.
var reserved = func() map[string]lexer.TokenType {
	m := make(map[string]lexer.TokenType)
	for k := Assert; k <= TowardZero; k++ {
		m[Spelling[k]] = k
	}
	return m
}()

// Reserved gives the kind of a reserved word; false if word is none.
func Reserved(word string) (k lexer.TokenType, ok bool) {
	k, ok = reserved[word]
	return k, ok
}

// IsReserved reports whether a name needs a backslash to be an identifier.
func IsReserved(name string) bool {
	_, ok := reserved[name]
	return ok
}

// nameStart says with which bytes a name can begin.
var nameStart = func() (t [256]bool) {
	for c := 'a'; c <= 'z'; c++ {
		t[c], t[c-'a'+'A'] = true, true
	}
	for _, c := range "'~#$^_.?`" {
		t[c] = true
	}
	return
}()

// IsNameStart reports whether a name can begin with c. Behind the first byte it can have digits, too.
func IsNameStart(c byte) bool { return nameStart[c] }

// IsIdent reports whether name can be the name of a variable, function, type
// or procedure. Reserved words can: the printer puts a backslash before them.
func IsIdent(name string) bool {
	if name == "" || !nameStart[name[0]] {
		return false
	}
	for i := 1; i < len(name); i++ {
		if c := name[i]; !nameStart[c] && (c < '0' || c > '9') {
			return false
		}
	}
	return true
}

// IsDigits reports whether s is a number in decimal digits.
func IsDigits(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] < '0' || s[i] > '9' {
			return false
		}
	}
	return s != ""
}
