package passes

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// section is an atomic section that is open; the zero value stands for none.
//
// The engines want every place to be in one section or in none, whichever way led
// there. So Flatten copies what can be reached in several: each section, from
// where it begins to where it ends, is a piece of its own, in which nothing is
// merged with what is outside.
type section struct {
	id    int // distinct in the instance, from 1 up
	depth int // how many ends close it
	begin *ivl.AtomicBegin
}

func (s section) open() bool { return s.depth > 0 }

// way is how a place is reached: in which section, from which activation when
// a call returns there, and with which constants of those that are addressed with.
type way struct {
	section   section
	callee    *frame // or nil
	constants string
}

// appendKey adds what tells w from other ways to the key of a node or frame.
func (w way) appendKey(k []byte) []byte {
	k = appendKey(k, w.section.id)
	if w.section.open() {
		k = appendKey(k, w.section.depth)
	}
	if w.callee == nil {
		k = appendKey(k, 0)
	} else {
		k = appendKey(k, w.callee.number)
	}
	return append(k, w.constants...)
}

func (w *walker) beginSection(fr *frame, s *ivl.AtomicBegin) {
	if !w.section.open() {
		w.sections++
		w.section = section{id: w.sections, begin: s}
	}
	w.section.depth++
	w.emit(&ivl.AtomicBegin{StmtInfo: w.copyInfo(fr, s)})
}

// endSection copies an end of a section. Outside of sections it means nothing.
func (w *walker) endSection(fr *frame, s *ivl.AtomicEnd) {
	if w.section.open() {
		w.closeSection(w.copyInfo(fr, s))
	}
}

// endSections closes what is open where the thread ends.
func (w *walker) endSections() {
	for w.section.open() {
		w.closeSection(ivl.StmtInfo{Origin: &ivl.Origin{}})
	}
}

func (w *walker) closeSection(info ivl.StmtInfo) {
	if w.section.depth--; !w.section.open() {
		w.section = section{}
	}
	w.emit(&ivl.AtomicEnd{StmtInfo: info})
}

// separate cuts blocks in two behind the end of an atomic section that has other
// ends, too, or in which a thread can stop: what follows the section must wait
// until all of it is laid out. blocks are in topological order and are changed.
func separate(blocks []*cfg.Block) []*cfg.Block {
	type place struct {
		depth int
		begin ivl.Stmt
	}
	at := map[*cfg.Block]place{blocks[0]: {}}
	ends := map[ivl.Stmt]int{}           // of a section, stops included
	cuts := map[*cfg.Block][]int{}       // behind which statements a section has ended
	ended := map[*cfg.Block][]ivl.Stmt{} // and which
	for _, b := range blocks {
		p := at[b]
		for i, s := range b.Stmts {
			switch s.(type) {
			case *ivl.AtomicBegin:
				if p.depth++; p.depth == 1 {
					p.begin = s
				}
			case *ivl.AtomicEnd:
				if p.depth--; p.depth == 0 {
					ends[p.begin]++
					cuts[b], ended[b] = append(cuts[b], i+1), append(ended[b], p.begin)
				}
			}
		}
		succs := cfg.Successors(b.Term)
		if len(succs) == 0 && p.depth > 0 {
			ends[p.begin]++
		}
		for _, s := range succs {
			at[s] = p
		}
	}
	var out []*cfg.Block
	for _, b := range blocks {
		out = append(out, b)
		stmts, from := b.Stmts, 0
		for i, n := range cuts[b] {
			if ends[ended[b][i]] < 2 || n == len(stmts) {
				continue
			}
			last := out[len(out)-1]
			next := &cfg.Block{Label: b.Label, Stmts: stmts[n:], Term: last.Term}
			last.Stmts, last.Term = stmts[from:n:n], &cfg.Goto{Targets: []*cfg.Block{next}}
			out, from = append(out, next), n
		}
	}
	return out
}
