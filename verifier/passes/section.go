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
// merged with what is outside. Sections within sections mean nothing and are left out.
type section struct {
	id    int // distinct in the instance, from 1 up
	depth int // how many ends close it
	begin ivl.Stmt
}

func (s section) open() bool { return s.depth > 0 }

func (s section) probe() bool { return cfg.BeginsProbe(s.begin) }

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

// delimit copies what begins or ends a section. Within a section, or outside of all, the same means nothing.
func (w *walker) delimit(fr *frame, s ivl.Stmt) {
	was := w.section.open()
	w.section.depth = cfg.DepthAfter(w.section.depth, s)
	switch {
	case w.section.open() == was:
		return
	case was:
		w.section = section{}
	default:
		w.sections++
		w.section.id, w.section.begin = w.sections, s
	}
	n := ivl.CopyStmt(s)
	*n.Info() = w.copyInfo(fr, s)
	w.emit(n)
}

// endSection closes what is open where the thread ends.
func (w *walker) endSection() {
	if w.section.open() {
		w.section = section{}
		w.emit(&ivl.AtomicEnd{StmtInfo: ivl.StmtInfo{Origin: &ivl.Origin{}}})
	}
}
