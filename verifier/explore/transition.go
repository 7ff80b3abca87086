package explore

import "slices"

// transition is what of an event tells which others it conflicts with, and how it is taken once more. Events, branches and sleepers share it: nothing in it changes.
type transition struct {
	thread, child, started int
	choices                []uint32
	touched                []access
	sketch                 sketch // of touched
	exit                   bool
	hash                   uint64 // its digest
}

// access is what tells whether a Touch conflicts with others.
type access struct {
	Group          uint64
	Mask           uint8
	Write, Uniform bool `json:",omitempty"`
}

func (t *Touch) access() access { return access{t.Group, t.Mask, t.Write, t.Uniform} }

// sketch has a bit for each group that is touched, and each that is written, several having the same.
type sketch struct{ touched, written uint64 }

func sketchOf(list []access) (s sketch) {
	for _, a := range list {
		bit := uint64(1) << (a.Group * mixer >> 58)
		s.touched |= bit
		if a.Write {
			s.written |= bit
		}
	}
	return s
}

const mixer = 0x9e3779b97f4a7c15

// apart says that transitions with these sketches do not conflict; otherwise they may.
func (s sketch) apart(t sketch) bool {
	return s.touched&t.written|s.written&t.touched == 0
}

// conflicts says whether two transitions of different threads do not commute.
func (t *transition) conflicts(u *transition) bool {
	return t.exit || u.exit || !t.sketch.apart(u.sketch) && conflict(t.touched, u.touched)
}

func conflict(a, b []access) bool {
	for i := range a {
		for j := range b {
			if a[i].Group == b[j].Group && a[i].Mask&b[j].Mask != 0 && (a[i].Write || b[j].Write) {
				return true
			}
		}
	}
	return false
}

// starts says whether a thread is among the children.
func (t *transition) starts(thread int) bool {
	return t.child <= thread && thread < t.child+t.started
}

// certain says whether the event, whose transition it is, touches no other places when it is taken in another state, one in which it does not read what it has read.
func (t *transition) certain(e *Event) bool { return !e.Section || uniform(t.touched) }

// uniform says whether a section that touches these places touches the same ones in any state.
func uniform(list []access) (out bool) {
	for _, a := range list {
		if !a.Uniform && (a.Write || a.Group>>63 != 0) { // it may touch others
			return false
		}
		out = out || a.Uniform
	}
	return out
}

// step takes the transition once more.
func (t *transition) step() Step { return Step{Thread: t.thread, Choices: t.choices} }

// transitions has those that came last, so that events which are the same share one.
type transitions struct{ slots []*transition }

// of gives that of an event. open: of one that is to be taken in another state, where it may choose anything, and may write if it does so elsewhere.
func (s *transitions) of(e *Event, open bool) *transition {
	if s.slots == nil {
		s.slots = make([]*transition, 1024)
	}
	choices, writes := e.Choices, open && e.Varies
	if open {
		choices = nil
	}
	hash := uint64(e.Thread|e.Child<<8) * mixer
	for _, c := range choices {
		hash = (hash ^ uint64(c.Value)) * mixer
	}
	for k := range e.Touched {
		t := &e.Touched[k]
		if hash ^= t.Group ^ uint64(t.Mask)<<48; t.Write || writes {
			hash = ^hash
		}
		hash *= mixer
	}
	slot := &s.slots[hash>>54]
	if t := *slot; t != nil && t.is(e, choices, writes) {
		return t
	}
	t := &transition{thread: e.Thread, child: e.Child, started: e.Started, exit: e.Exit}
	for _, c := range choices {
		t.choices = append(t.choices, c.Value)
	}
	t.touched = make([]access, len(e.Touched))
	for k := range e.Touched {
		t.touched[k] = e.Touched[k].access()
		t.touched[k].Write = t.touched[k].Write || writes
	}
	t.sketch, t.hash = sketchOf(t.touched), t.digest()
	*slot = t
	return t
}

// is says whether the transition is that of the event, with these choices. writes: it may write what it touches.
func (t *transition) is(e *Event, choices []Choice, writes bool) bool {
	if t.thread != e.Thread || t.child != e.Child || t.started != e.Started || t.exit != e.Exit || len(t.choices) != len(choices) || len(t.touched) != len(e.Touched) {
		return false
	}
	for k, c := range choices {
		if t.choices[k] != c.Value {
			return false
		}
	}
	for k := range e.Touched {
		if a, u := &t.touched[k], &e.Touched[k]; a.Group != u.Group || a.Mask != u.Mask || a.Write != (u.Write || writes) || a.Uniform != u.Uniform {
			return false
		}
	}
	return true
}

// digest is a hash, the same for those that are alike.
func (t *transition) digest() uint64 {
	hash := uint64(t.thread)
	for _, c := range t.choices {
		hash = (hash ^ uint64(c)) * mixer
	}
	for k := range t.touched {
		a := &t.touched[k]
		if hash ^= a.Group ^ uint64(a.Mask)<<48; a.Write {
			hash = ^hash
		}
		hash *= mixer
	}
	return hash
}

// like says whether two transitions are the same.
func (t *transition) like(u *transition) bool {
	return t.thread == u.thread && t.child == u.child && t.started == u.started && t.exit == u.exit && slices.Equal(t.choices, u.choices) && slices.Equal(t.touched, u.touched)
}

// chosen is the transition with other choices.
func (t *transition) chosen(choices []uint32) *transition {
	if slices.Equal(t.choices, choices) {
		return t
	}
	out := *t
	out.choices = choices
	out.hash = out.digest()
	return &out
}
