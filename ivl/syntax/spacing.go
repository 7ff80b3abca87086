package syntax

import (
	"github.com/alecthomas/participle/v2/lexer"

	"github.com/gsmack/gsmack/ivl/token"
)

// spacer decides where a space stands between two tokens of a line. The same
// signs stand differently in types and in expressions, so it keeps track of
// which of them it is in.
type spacer struct {
	last, before lexer.TokenType // the last token and the one before it; 0: none
	header       lexer.TokenType // the word that the header it is in begins with, or 0
	brackets     []spacerBracket // open ones, the innermost last
	inType       bool
	comment      bool // a comment stands behind last
	prefix       bool // last is a sign in front of its operand
	tight        bool // no space stands behind last
	angle        bool // last closes type parameters
	attr         bool // last is the name of an attribute
}

// spacerBracket is an open bracket: ( or [, < of type parameters, { of an
// attribute or trigger.
type spacerBracket struct {
	kind  lexer.TokenType
	outer bool // inType outside
	inner bool // inType at the start of each element
}

func (s *spacer) afterComment() { s.comment = true }

// ended says that a statement is over.
func (s *spacer) ended() { *s = spacer{last: token.Semi} }

func (s *spacer) top() spacerBracket {
	if n := len(s.brackets); n > 0 {
		return s.brackets[n-1]
	}
	return spacerBracket{}
}

// saw notes that token k was written; after is the one that follows it.
func (s *spacer) saw(k, after lexer.TokenType) {
	attr := s.last == token.Colon && s.tight && s.before == token.LBrace
	prefix := k == token.Not || k == token.Minus && after != token.Float && (s.attr || !s.operandBefore())
	tight, angle := false, false
	switch k {
	case token.LParen, token.LBracket:
		s.push(k, s.inType || s.header == token.Function)
		tight = true
	case token.LBrace:
		if s.tightBrace(after) {
			s.push(k, false)
			tight = true
		}
		s.inType = false
	case token.Lt:
		if s.opensTypes() {
			s.push(k, false)
			tight = true
		} else {
			s.inType = false
		}
	case token.Gt:
		if angle = s.top().kind == token.Lt; angle {
			s.pop()
		} else {
			s.inType = false
		}
	case token.RParen, token.RBracket:
		s.pop()
	case token.RBrace:
		if s.top().kind == token.LBrace {
			s.pop()
		}
	case token.Colon:
		switch {
		case s.last == token.LBrace && s.tight:
			tight = true // {:name
		case s.last == token.Digits && s.top().kind == token.LBracket && after == token.Digits:
			tight = true // x[7:0]
		default:
			s.inType = true
		}
	case token.Equals:
		s.inType = true
	case token.Comma, token.Semi:
		s.inType = s.top().inner
	case token.Where, token.QSep, token.Assign, token.Bar, token.Then, token.Else:
		s.inType = false
	default:
		if k >= 0 && infix[k].prec > 0 {
			s.inType = false
		}
	}
	s.before, s.last = s.last, k
	s.prefix, s.tight, s.angle, s.attr, s.comment = prefix, tight, angle, attr, false
}

func (s *spacer) push(k lexer.TokenType, types bool) {
	s.brackets = append(s.brackets, spacerBracket{kind: k, outer: s.inType, inner: types})
	s.inType = types
}

func (s *spacer) pop() {
	if n := len(s.brackets); n > 0 {
		s.inType = s.brackets[n-1].outer
		s.brackets = s.brackets[:n-1]
	}
}

// tightBrace reports whether a brace here is that of an attribute or trigger;
// after is the token behind it.
func (s *spacer) tightBrace(after lexer.TokenType) bool {
	return after == token.Colon || len(s.brackets) > 0
}

// opensTypes reports whether a < here opens type parameters.
func (s *spacer) opensTypes() bool {
	switch s.last {
	case token.Forall, token.Exists, token.Lambda:
		return true
	case token.Ident:
		return s.header != 0 && len(s.brackets) == 0 && !s.inType
	}
	return s.inType
}

// operandBefore reports whether the last token ends an operand.
func (s *spacer) operandBefore() bool {
	switch s.last {
	case token.Ident, token.Digits, token.BV, token.Decimal, token.Float, token.String, token.RParen, token.RBracket, token.True, token.False,
		token.CodeClose, token.RNA, token.RNE, token.RTN, token.RTP, token.RTZ, token.NearestAway, token.NearestEven, token.TowardNegative,
		token.TowardPositive, token.TowardZero, token.Int, token.Bool, token.Real:
		return true
	}
	return false
}

// spaced reports whether a space stands between the last token and t.
func (s *spacer) spaced(t lexer.TokenType) bool {
	switch t {
	case token.Semi, token.Comma, token.RParen, token.RBracket:
		return false
	}
	switch {
	case s.comment, s.attr && t != token.RBrace:
		return true
	case s.last == 0, s.prefix, s.tight:
		return false
	}
	switch t {
	case token.Colon:
		return false
	case token.RBrace:
		return s.top().kind != token.LBrace
	case token.Gt:
		return s.top().kind != token.Lt
	case token.LParen:
		switch {
		case s.angle:
			return s.header == 0 || len(s.brackets) > 0
		case s.last == token.RBracket:
			return !s.inType
		}
		switch s.last {
		case token.Ident, token.Old, token.Int, token.Real:
			return s.inType
		}
	case token.LBracket:
		if s.inType {
			return s.last != token.RBracket && !s.angle
		}
		return !s.operandBefore()
	case token.Lt:
		if s.opensTypes() {
			return s.inType && s.last != token.RBracket
		}
	case token.Ident, token.Int, token.Bool, token.Real:
		return s.last != token.RBracket || !s.inType
	}
	return true
}
