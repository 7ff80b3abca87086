package ivl

import "github.com/alecthomas/participle/v2/lexer"

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
func (s *spacer) ended() { *s = spacer{last: tokSemi} }

func (s *spacer) top() spacerBracket {
	if n := len(s.brackets); n > 0 {
		return s.brackets[n-1]
	}
	return spacerBracket{}
}

// saw notes that token k was written; after is the one that follows it.
func (s *spacer) saw(k, after lexer.TokenType) {
	attr := s.last == tokColon && s.tight && s.before == tokLBrace
	prefix := k == tokNot || k == tokMinus && after != tokFloat && (s.attr || !s.operandBefore())
	tight, angle := false, false
	switch k {
	case tokLParen, tokLBracket:
		s.push(k, s.inType || s.header == tokFunction)
		tight = true
	case tokLBrace:
		if s.tightBrace(after) {
			s.push(k, false)
			tight = true
		}
		s.inType = false
	case tokLt:
		if s.opensTypes() {
			s.push(k, false)
			tight = true
		} else {
			s.inType = false
		}
	case tokGt:
		if angle = s.top().kind == tokLt; angle {
			s.pop()
		} else {
			s.inType = false
		}
	case tokRParen, tokRBracket:
		s.pop()
	case tokRBrace:
		if s.top().kind == tokLBrace {
			s.pop()
		}
	case tokColon:
		switch {
		case s.last == tokLBrace && s.tight:
			tight = true // {:name
		case s.last == tokDigits && s.top().kind == tokLBracket && after == tokDigits:
			tight = true // x[7:0]
		default:
			s.inType = true
		}
	case tokEquals:
		s.inType = true
	case tokComma, tokSemi:
		s.inType = s.top().inner
	case tokWhere, tokQSep, tokAssign, tokBar, tokThen, tokElse:
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
	return after == tokColon || len(s.brackets) > 0
}

// opensTypes reports whether a < here opens type parameters.
func (s *spacer) opensTypes() bool {
	switch s.last {
	case tokForall, tokExists, tokLambda:
		return true
	case tokIdent:
		return s.header != 0 && len(s.brackets) == 0 && !s.inType
	}
	return s.inType
}

// operandBefore reports whether the last token ends an operand.
func (s *spacer) operandBefore() bool {
	switch s.last {
	case tokIdent, tokDigits, tokBV, tokDecimal, tokFloat, tokString, tokRParen, tokRBracket, tokTrue, tokFalse,
		tokCodeClose, tokRNA, tokRNE, tokRTN, tokRTP, tokRTZ, tokNearestAway, tokNearestEven, tokTowardNegative,
		tokTowardPositive, tokTowardZero, tokInt, tokBool, tokReal:
		return true
	}
	return false
}

// spaced reports whether a space stands between the last token and t; after is the
// token behind t.
func (s *spacer) spaced(t, after lexer.TokenType) bool {
	switch t {
	case tokSemi, tokComma, tokRParen, tokRBracket:
		return false
	}
	switch {
	case s.comment, s.attr && t != tokRBrace:
		return true
	case s.last == 0, s.prefix, s.tight:
		return false
	}
	switch t {
	case tokColon:
		return false
	case tokRBrace:
		return s.top().kind != tokLBrace
	case tokGt:
		return s.top().kind != tokLt
	case tokLParen:
		switch {
		case s.angle:
			return s.header == 0 || len(s.brackets) > 0
		case s.last == tokRBracket:
			return !s.inType
		}
		switch s.last {
		case tokIdent, tokOld, tokInt, tokReal:
			return s.inType
		}
	case tokLBracket:
		if s.inType {
			return s.last != tokRBracket && !s.angle
		}
		return !s.operandBefore()
	case tokLt:
		if s.opensTypes() {
			return s.inType && s.last != tokRBracket
		}
	case tokIdent, tokInt, tokBool, tokReal:
		return s.last != tokRBracket || !s.inType
	}
	return true
}
