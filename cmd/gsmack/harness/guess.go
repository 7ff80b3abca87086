package harness

import (
	"fmt"
	"slices"
	"strings"
)

// plan is the role of each function.
type plan struct {
	*header
	object    meaning // what operations work on; its base is "" if there is no such thing
	spelled   string  // the type of the variable that holds it, or its address
	static    bool    // the variable is the object
	setup     *function
	teardown  *function
	made      string // why setup was taken, and teardown
	unmade    string
	calls     []*function
	leftOut   []string // function: reason
	otherwise Options
}

// guess finds the object, its setup and teardown, and the operations that threads call.
func guess(h *header, o Options) (*plan, error) {
	p := &plan{header: h, otherwise: o}
	own := slices.DeleteFunc(slices.Clone(h.functions), func(f *function) bool { return !f.own })
	for _, name := range append(slices.Clone(o.Functions), o.Setup, o.Teardown) {
		if name == "" {
			continue
		}
		i := slices.IndexFunc(h.functions, func(f *function) bool { return f.name == name })
		if i < 0 {
			return nil, fmt.Errorf("it declares no function %s", name)
		}
		if !slices.Contains(own, h.functions[i]) {
			own = append(own, h.functions[i])
		}
	}
	if len(own) == 0 {
		return nil, fmt.Errorf("it declares no functions of its own; name those of the headers that it includes with --functions")
	}
	p.findObject(own)
	p.findSetup(own)
	p.findTeardown(own)
	if p.object.base != "" && p.setup == nil && !p.static {
		return nil, fmt.Errorf("nothing that it declares makes a %s; write // gsmack: setup behind what does, or name it with --setup", p.object.base)
	}
	for _, f := range own {
		switch {
		case f == p.setup || f == p.teardown:
		case len(o.Functions) > 0 && !slices.Contains(o.Functions, f.name):
		case f.role == "skip":
			p.leaveOut(f, "a comment says so")
		case f.role != "operation" && len(o.Functions) == 0 && p.object.base != "" && !p.takes(f):
			p.leaveOut(f, "it takes no "+p.object.base)
		default:
			if why := p.refuses(f); why != "" {
				p.leaveOut(f, why)
			} else {
				p.calls = append(p.calls, f)
			}
		}
	}
	if len(p.calls) == 0 {
		why := ""
		if len(p.leftOut) > 0 {
			why = ": " + strings.Join(p.leftOut, "; ")
		}
		return nil, fmt.Errorf("none of its functions can be called by a harness%s", why)
	}
	return p, nil
}

func (p *plan) leaveOut(f *function, why string) { p.leftOut = append(p.leftOut, f.name+": "+why) }

// isObject reports whether a type is the address of the object.
func (p *plan) isObject(typ string) bool {
	m := p.mean(typ)
	return p.object.base != "" && m.base == p.object.base && m.stars == 1 && m.function == ""
}

func (p *plan) takes(f *function) bool {
	return slices.ContainsFunc(f.params, func(q param) bool { return p.isObject(q.typ) })
}

// findObject takes for the object the structure to which most functions take a pointer; first arguments count
// more.
func (p *plan) findObject(own []*function) {
	count := map[string]int{}
	for _, f := range own {
		if p.otherwise.Functions != nil && !slices.Contains(p.otherwise.Functions, f.name) && f.name != p.otherwise.Setup {
			continue
		}
		seen := map[string]bool{}
		for i, q := range f.params {
			m := p.mean(q.typ)
			if record, _ := p.isRecord(m); !record || m.stars != 1 || seen[m.base] {
				continue
			}
			seen[m.base] = true
			count[m.base] += 2
			if i == 0 {
				count[m.base]++
			}
			if count[m.base] > count[p.object.base] {
				p.object, p.spelled = m, strings.TrimSpace(strings.ReplaceAll(q.typ, "const ", ""))
			}
		}
	}
}

// findSetup looks for what returns an object without taking one, or has an argument for its address; or else, if there can be
// a variable of the type, for the first function that takes one.
func (p *plan) findSetup(own []*function) {
	if p.object.base == "" {
		return
	}
	_, complete := p.isRecord(p.object)
	var named, maker, first *function
	for _, f := range own {
		m := p.mean(f.result)
		out := slices.ContainsFunc(f.params, func(q param) bool { n := p.mean(q.typ); return n.base == p.object.base && n.stars == 2 })
		switch {
		case f.role == "setup" || f.name == p.otherwise.Setup:
			named = f
		case f.role != "" || p.refusesParams(f) != "":
		case maker == nil && !p.takes(f) && (m.base == p.object.base && m.stars == 1 || out && len(f.params) > 1):
			maker = f
		case first == nil && len(f.params) > 0 && p.isObject(f.params[0].typ) && (m.void() || m.integer()):
			first = f
		}
	}
	switch {
	case named != nil:
		p.setup, p.made = named, "it was named"
	case maker != nil:
		p.setup, p.made = maker, "it gives one and takes none"
	case complete && first != nil && !slices.Contains(p.otherwise.Functions, first.name):
		p.setup, p.made = first, "the first function that takes one"
	}
	p.static = p.setup == nil && complete || p.setup != nil && p.takes(p.setup)
	if p.static {
		p.spelled = strings.TrimSpace(strings.TrimSuffix(p.spelled, "*"))
		if p.mean(p.spelled).stars > 0 {
			p.spelled = p.object.base // the typedef was that of the pointer
		}
	} else if p.setup != nil && p.mean(p.setup.result).base == p.object.base {
		p.spelled = p.setup.result
	}
}

// findTeardown looks for what takes an object and nothing else, and returns nothing: behind what makes it, or else
// the last one. Behind a setup that returns whether it succeeded it may do so, too.
func (p *plan) findTeardown(own []*function) {
	if p.setup == nil && p.otherwise.Teardown == "" {
		return
	}
	at := slices.Index(own, p.setup)
	for i, f := range own {
		if f.role == "teardown" || f.name == p.otherwise.Teardown {
			p.teardown, p.unmade = f, "it was named"
			return
		}
		if f.role != "" || slices.Contains(p.otherwise.Functions, f.name) || len(f.params) != 1 || !p.isObject(f.params[0].typ) || f == p.setup {
			continue
		}
		m := p.mean(f.result)
		switch {
		case i == at+1 && m.void():
			p.teardown, p.unmade = f, "it takes one and returns nothing, and is declared behind the setup"
		case i == at+1 && p.static && m.integer() && p.mean(p.setup.result).integer():
			p.teardown, p.unmade = f, "it takes one and nothing else, and is declared behind the setup"
		case !m.void():
		case !p.static && p.unmade == "" || strings.HasPrefix(p.unmade, "the last"):
			p.teardown, p.unmade = f, "the last function that takes one and returns nothing"
		}
	}
}

// refuses says why f cannot be called by a harness, "" if it can.
func (p *plan) refuses(f *function) string {
	if m := p.mean(f.result); p.object.base != "" && m.base == p.object.base && m.stars == 1 && !p.takes(f) {
		return "it makes another one"
	}
	return p.refusesParams(f)
}

func (p *plan) refusesParams(f *function) string {
	if f.variadic {
		return "it takes any number of arguments"
	}
	for i, q := range f.params {
		if p.kind(q.typ) == unknown {
			return fmt.Sprintf("its argument %d is a %s", i+1, q.typ)
		}
	}
	return ""
}

// kind says what a harness gives for a parameter.
type kind int

const (
	unknown kind = iota
	theObject
	objectOut // the address of where the address of an object goes
	number
	text // a constant string
	item // the address of one of some words
	outNumber
	outItem
	callback
	variable // the address of a variable of the type, zero
	value    // a structure, zero
)

// kind is what a parameter of a type is given.
func (p *plan) kind(typ string) kind {
	m := p.mean(typ)
	record, complete := p.isRecord(m)
	switch {
	case m.function != "":
		if _, _, ok := p.signature(m.function); ok {
			return callback
		}
	case p.isObject(typ):
		return theObject
	case p.object.base != "" && m.base == p.object.base && m.stars == 2:
		return objectOut
	case m.number():
		return number
	case m.base == "char" && m.stars == 1 && m.constant:
		return text
	case m.base == "void" && m.stars == 1:
		return item
	case m.base == "void" && m.stars == 2 && !m.constant:
		return outItem
	case m.stars == 1 && (meaning{base: m.base}).number():
		return outNumber
	case record && complete && m.stars == 1:
		return variable
	case record && complete && m.stars == 0:
		return value
	}
	return unknown
}

// signature parses the type of a pointer to a function, void (*)(void *, int): its result, which is nothing, a
// number or an address, and its parameters.
func (p *plan) signature(typ string) (result string, params []string, ok bool) {
	result, rest, ok := strings.Cut(typ, "(*)(")
	inner := strings.TrimSuffix(strings.TrimSpace(rest), ")")
	if !ok || strings.ContainsAny(inner, "()[]") || strings.Contains(inner, "...") {
		return "", nil, false
	}
	result = strings.TrimSpace(result)
	if m := p.mean(result); !m.void() && !m.number() && m.stars == 0 {
		return "", nil, false
	}
	if inner != "void" && inner != "" {
		params = strings.Split(inner, ",")
	}
	return result, params, true
}
