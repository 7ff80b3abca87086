package native

import (
	"cmp"
	"debug/dwarf"
	"debug/elf"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/verifier/trace"
)

// Symbols say what lies where in a compiled program.
type Symbols struct {
	functions []function
	lines     []line
	variables []function
	text      [2]uint64 // of the program, from and to
	// stripped is the name of a program that was compiled elsewhere: it stands for lines that are not known, with the address in the file.
	stripped string
	base     uint64
}

type function struct {
	from, to uint64
	name     string
	data     bool // in a section that all variables lie in
}

type line struct {
	at  uint64
	pos trace.Pos // Line 0: the end of a sequence
}

// symbols reads those of the program; of one that was compiled elsewhere when it has run.
func (b *Built) symbols() (*Symbols, error) {
	s := &Symbols{}
	bases := [2]uint64{}
	if b.bases != nil {
		bases, s.stripped = *b.bases, filepath.Base(b.Program)
		s.base = bases[0]
		if err := s.read(b.Library, bases[1], false); err != nil {
			return nil, err
		}
	}
	if err := s.read(b.Program, bases[0], true); err != nil {
		return nil, err
	}
	demangle(s.functions)
	demangle(s.variables)
	byStart := func(a, b function) int { return cmp.Compare(a.from, b.from) }
	slices.SortFunc(s.functions, byStart)
	slices.SortFunc(s.variables, byStart)
	slices.SortStableFunc(s.lines, func(a, b line) int { return cmp.Compare(a.at, b.at) })
	return s, nil
}

// read adds those of a file that was loaded at base.
func (s *Symbols) read(name string, base uint64, lines bool) error {
	file, err := elf.Open(name)
	if err != nil {
		return err
	}
	defer file.Close()
	symbols, err := file.Symbols()
	if errors.Is(err, elf.ErrNoSymbols) {
		symbols, err = file.DynamicSymbols()
	}
	if err != nil && !errors.Is(err, elf.ErrNoSymbols) {
		return err
	}
	for _, sym := range symbols {
		if sym.Section == elf.SHN_UNDEF {
			continue
		}
		f := function{base + sym.Value, base + sym.Value + max(sym.Size, 1), strings.TrimPrefix(sym.Name, worldPrefix), false}
		switch elf.ST_TYPE(sym.Info) {
		case elf.STT_FUNC:
			s.functions = append(s.functions, f)
		case elf.STT_OBJECT:
			if n := int(sym.Section); n < len(file.Sections) {
				f.data = slices.Contains([]string{".data", ".bss", placesSection}, file.Sections[n].Name)
			}
			s.variables = append(s.variables, f)
		}
	}
	if !lines {
		return nil
	}
	for _, p := range file.Progs {
		if p.Type == elf.PT_LOAD && p.Flags&elf.PF_X != 0 {
			s.text = [2]uint64{base + p.Vaddr, base + p.Vaddr + p.Memsz}
		}
	}
	if s.stripped != "" && file.Section(".debug_info") == nil && file.Section(".zdebug_info") == nil {
		return nil
	}
	return s.readLines(file, base)
}

// demangle has names of C++ be those of its text, without parameters. They stay as they are where c++filt is not installed.
func demangle(list []function) {
	var in strings.Builder
	for _, f := range list {
		fmt.Fprintln(&in, f.name)
	}
	if !strings.Contains(in.String(), "_Z") {
		return
	}
	cmd := exec.Command("c++filt", "-p")
	cmd.Stdin = strings.NewReader(in.String())
	out, err := cmd.Output()
	names := strings.Split(strings.TrimSuffix(string(out), "\n"), "\n")
	if err != nil || len(names) != len(list) {
		return
	}
	for i, name := range names {
		list[i].name = name
	}
}

func (s *Symbols) readLines(file *elf.File, base uint64) error {
	data, err := file.DWARF()
	if err != nil {
		return err
	}
	r := data.Reader()
	for {
		unit, err := r.Next()
		if err != nil || unit == nil {
			return err
		}
		r.SkipChildren()
		lr, err := data.LineReader(unit)
		if err != nil || lr == nil {
			continue
		}
		dir, _ := os.Getwd()
		var e dwarf.LineEntry
		for lr.Next(&e) != io.EOF {
			p := trace.Pos{}
			if !e.EndSequence && e.Line > 0 {
				name := e.File.Name
				if rel, err := filepath.Rel(dir, name); err == nil && !strings.HasPrefix(rel, "..") {
					name = rel
				}
				p = trace.Pos{File: name, Line: e.Line, Column: e.Column}
			}
			s.lines = append(s.lines, line{base + e.Address, p})
		}
	}
}

// lastUpTo is the last entry of a sorted list, of those with the same beginning one, that does not begin behind an address; -1 if there is none.
func lastUpTo[T any](list []T, at uint64, begin func(T) uint64) int {
	i, found := slices.BinarySearchFunc(list, at, func(x T, at uint64) int { return cmp.Compare(begin(x), at) })
	if !found {
		i--
	}
	return i
}

// holding gives the entry of a sorted list that holds the address.
func holding(list []function, at uint64) (function, bool) {
	i := lastUpTo(list, at, func(f function) uint64 { return f.from })
	if i < 0 || at >= list[i].to {
		return function{}, false
	}
	return list[i], true
}

// Function names the function that the address lies in, "" if none is known.
func (s *Symbols) Function(pc uint64) string {
	f, _ := holding(s.functions, pc)
	return f.name
}

// Variable names the variable at an address, "" if it is none in static storage.
func (s *Symbols) Variable(at uint64) string {
	v, _ := holding(s.variables, at)
	return v.name
}

// Pos is the line of an address: none in the models and the runtime.
func (s *Symbols) Pos(pc uint64) trace.Pos {
	i := lastUpTo(s.lines, pc, func(l line) uint64 { return l.at })
	if i < 0 {
		return trace.Pos{}
	}
	for i+1 < len(s.lines) && s.lines[i+1].at == s.lines[i].at {
		i++
	}
	return s.lines[i].pos
}

// Place is where a stack, of return addresses, leaves the program: its innermost frame there, and the function of
// the models or the C library that is called from it, "" if none is.
func (s *Symbols) Place(stack []uint64) (pos trace.Pos, function, callee string) {
	for i, pc := range stack {
		if pc == 0 {
			continue
		}
		at := pc - 1 // of the call
		if f, ok := holding(s.functions, pc); ok && f.from == pc {
			at = pc // a thread that has not begun
		}
		pos := s.Pos(at)
		if pos.Line == 0 && s.stripped != "" && at >= s.text[0] && at < s.text[1] {
			pos = trace.Pos{File: fmt.Sprintf("%s+%#x", s.stripped, at-s.base)}
		} else if pos.Line == 0 {
			continue
		}
		if i > 0 {
			callee = s.Function(stack[i-1] - 1)
		}
		return pos, s.Function(at), callee
	}
	return trace.Pos{}, "", ""
}

// code gives the addresses of the code of a line, each piece from and to.
func (s *Symbols) code(at trace.Pos) (out []uint64) {
	for i := range len(s.lines) - 1 {
		if l := &s.lines[i]; sameLine(l.pos, at) && s.lines[i+1].at > l.at {
			out = append(out, l.at, s.lines[i+1].at)
		}
	}
	return out
}

// objects gives the addresses of the variables in static storage, each from and to, in their order. What has several names counts once. Variables in sections of their own
// may be parts of an array that the linker makes.
func (s *Symbols) objects() (out []uint64) {
	for _, v := range s.variables {
		if !v.data || strings.HasPrefix(v.name, "completed.") { // of crtbegin.o, which may lie right behind the program's last one
			continue
		}
		if n := len(out); n > 0 && v.from < out[n-1] {
			out[n-1] = max(out[n-1], v.to)
			continue
		}
		out = append(out, v.from, v.to)
	}
	return out
}

// takesArguments says whether main has parameters.
func takesArguments(program string) (bool, error) {
	file, err := elf.Open(program)
	if err != nil {
		return false, err
	}
	defer file.Close()
	data, err := file.DWARF()
	if err != nil {
		return false, err
	}
	inMain := false
	for r := data.Reader(); ; {
		e, err := r.Next()
		if err != nil || e == nil {
			return false, err
		}
		switch {
		case inMain && (e.Tag == dwarf.TagFormalParameter || e.Tag == 0):
			return e.Tag != 0, nil
		case inMain:
			r.SkipChildren()
		case e.Tag == dwarf.TagSubprogram:
			name, _ := e.Val(dwarf.AttrName).(string)
			inMain = name == "main" && e.Children
		}
	}
}
