package smtlib

import (
	"bufio"
	"fmt"
	"io"
	"maps"
	"strings"
)

// sexp is an atom or, if list is not nil, a list.
type sexp struct {
	atom string
	list []sexp
}

func (e sexp) isList() bool { return e.list != nil }

// head is the atom that a list begins with.
func (e sexp) head() string {
	if len(e.list) > 0 {
		return e.list[0].atom
	}
	return ""
}

func (e sexp) String() string {
	if !e.isList() {
		return e.atom
	}
	var b strings.Builder
	b.WriteByte('(')
	for i, x := range e.list {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(x.String())
		if b.Len() > 300 {
			b.WriteString("...")
			break
		}
	}
	b.WriteByte(')')
	return b.String()
}

// expand replaces what let binds.
func (e sexp) expand(env map[string]sexp) sexp {
	if !e.isList() {
		if x, ok := env[e.atom]; ok {
			return x
		}
		return e
	}
	if e.head() == "let" && len(e.list) == 3 {
		inner := maps.Clone(env)
		if inner == nil {
			inner = map[string]sexp{}
		}
		for _, b := range e.list[1].list {
			if len(b.list) == 2 {
				inner[b.list[0].atom] = b.list[1].expand(env)
			}
		}
		return e.list[2].expand(inner)
	}
	out := make([]sexp, len(e.list))
	for i, x := range e.list {
		out[i] = x.expand(env)
	}
	return sexp{list: out}
}

// readSexp reads one expression. Symbols in bars keep them, strings keep their
// quotes.
func readSexp(r *bufio.Reader) (sexp, error) {
	var stack [][]sexp
	for {
		e, open, closed, err := readToken(r)
		switch {
		case err != nil:
			if err == io.EOF && len(stack) > 0 {
				err = io.ErrUnexpectedEOF
			}
			return sexp{}, err
		case open:
			stack = append(stack, []sexp{})
			continue
		case closed:
			if len(stack) == 0 {
				return sexp{}, fmt.Errorf("unexpected ) in the solver's answer")
			}
			e = sexp{list: stack[len(stack)-1]}
			stack = stack[:len(stack)-1]
		}
		if len(stack) == 0 {
			return e, nil
		}
		stack[len(stack)-1] = append(stack[len(stack)-1], e)
	}
}

func readToken(r *bufio.Reader) (e sexp, open, closed bool, err error) {
	var c byte
	for {
		if c, err = r.ReadByte(); err != nil {
			return
		}
		if c == ';' {
			if _, err = r.ReadString('\n'); err != nil {
				return
			}
			continue
		}
		if c > ' ' {
			break
		}
	}
	switch c {
	case '(':
		return e, true, false, nil
	case ')':
		return e, false, true, nil
	case '|', '"':
		text := []byte{c}
		for {
			d, err := r.ReadByte()
			if err != nil {
				return e, false, false, err
			}
			text = append(text, d)
			if d != c {
				continue
			}
			if c == '"' { // two quotes stand for one
				if next, err := r.Peek(1); err == nil && next[0] == '"' {
					r.Discard(1)
					continue
				}
			}
			return sexp{atom: string(text)}, false, false, nil
		}
	}
	text := []byte{c}
	for {
		next, err := r.Peek(1)
		if err != nil || next[0] <= ' ' || strings.IndexByte("();|\"", next[0]) >= 0 {
			return sexp{atom: string(text)}, false, false, nil
		}
		r.Discard(1)
		text = append(text, next[0])
	}
}
