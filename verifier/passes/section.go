package passes

import "github.com/gsmack/gsmack/ivl"

// section is an atomic section that is open; the zero value stands for none.
//
// The engines want every place to be in one section or in none, whichever way led
// there. So Flatten copies what can be reached in several: each section, from
// where it begins to where it ends, is a piece of its own, in which nothing is
// merged with what is outside. Sections within sections mean nothing and are left out.
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
		w.emit(&ivl.AtomicBegin{StmtInfo: w.copyInfo(fr, s)})
	}
	w.section.depth++
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
		w.emit(&ivl.AtomicEnd{StmtInfo: info})
	}
}
