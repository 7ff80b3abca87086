package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/cmd/gsmack/object"
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl"
	"github.com/gsmack/gsmack/llvm2ivl/clang"
	"github.com/gsmack/gsmack/models"
)

// A project is the files of a build. Those that define what the program uses become part of it.
type project struct {
	name  string // of the database, or of what was built
	units []*unit
}

// unit is one file of a project.
type unit struct {
	*object.Unit
	text    []byte   // in C, if there is no IR yet
	defines []string // sorted; nil before the IR was looked at
	linked  bool
	gone    bool // there is neither IR nor a text
}

// path is where the file is.
func (u *unit) path() string {
	if filepath.IsAbs(u.File) {
		return filepath.Clean(u.File)
	}
	return filepath.Join(u.Dir, u.File)
}

// shown is the file as messages name it: below this folder, relative to it.
func (u *unit) shown() string {
	if dir, err := os.Getwd(); err == nil {
		if rel, err := filepath.Rel(dir, u.path()); err == nil && !strings.HasPrefix(rel, "..") {
			return rel
		}
	}
	return u.path()
}

// project reads what --project and --from name; it is nil without them.
func (inv *invocation) project() (*project, error) {
	p := &project{}
	switch {
	case inv.opts.project != "" && len(inv.opts.from) > 0:
		return nil, inv.usage("--project and --from say the same in two ways; give one of them")
	case inv.opts.project != "":
		return p, p.readDatabase(inv.opts.project)
	case len(inv.opts.from) == 0:
		return nil, nil
	}
	p.name = strings.Join(inv.opts.from, ", ")
	for _, path := range inv.opts.from {
		units, err := object.Read(path)
		if errors.Is(err, os.ErrNotExist) || errors.Is(err, os.ErrPermission) {
			return nil, fileFault(path, "cannot be read (%s); check the name", reason(err))
		} else if err != nil {
			return nil, fileFault(path, "%v", err)
		}
		for _, u := range units {
			p.units = append(p.units, &unit{Unit: u})
		}
	}
	return p, nil
}

func fileFault(file, format string, args ...any) error {
	return inputError{{ID: "project", Pos: ivl.Pos{File: file}, Message: fmt.Sprintf(format, args...)}}
}

// readDatabase reads a compilation database, as clang's documentation describes it. A file that is compiled several times is taken as it
// is compiled first.
func (p *project) readDatabase(path string) error {
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		path = filepath.Join(path, "compile_commands.json")
	}
	p.name = path
	data, err := os.ReadFile(path)
	if err != nil {
		return fileFault(path, "cannot be read (%s); check the name, or build with CC=\"gsmack cc\" and use --from", reason(err))
	}
	var entries []struct {
		Directory, Command, File string
		Arguments                []string
	}
	if err := json.Unmarshal(data, &entries); err != nil {
		return fileFault(path, "this is no compilation database: %v", err)
	}
	base, err := filepath.Abs(filepath.Dir(path))
	if err != nil {
		return err
	}
	seen := map[string]bool{}
	for i, e := range entries {
		args := e.Arguments
		if len(args) == 0 {
			args = clang.Words(e.Command)
		}
		if e.File == "" || len(args) == 0 {
			return fileFault(path, "entry %d has no file, or neither command nor arguments", i+1)
		}
		dir := e.Directory
		if !filepath.IsAbs(dir) {
			dir = filepath.Join(base, dir)
		}
		u := &unit{Unit: &object.Unit{File: e.File, Dir: dir, Args: clang.ParseCommand(dir, args[1:]).Flags}}
		if !seen[u.path()] && clang.IsSource(e.File) {
			seen[u.path()] = true
			p.units = append(p.units, u)
		}
	}
	if len(p.units) == 0 {
		return fileFault(path, "there is no C file in this compilation database")
	}
	return nil
}

// flags are those for a file that is given beside the project. A file that is part of it has its own. Any other gets the flags
// that all files have in common, the macros that no two of them define differently, and all their folders: those for headers,
// and those that the files are in.
func (p *project) flags(file string) (flags, folders []string) {
	if p == nil {
		return nil, nil
	}
	path, err := filepath.Abs(file)
	if err == nil {
		for _, u := range p.units {
			if u.path() == path {
				return u.Args, nil
			}
		}
	}
	type flag struct{ name, value string }
	count, values := map[flag]int{}, map[string]int{}
	var order []flag
	for _, u := range p.units {
		mine := map[flag]bool{}
		for i := 0; i < len(u.Args); i++ {
			f := flag{name: u.Args[i]}
			if clang.TakesWord(f.name) && i+1 < len(u.Args) {
				i++
				f.value = u.Args[i]
			}
			if !mine[f] {
				mine[f] = true
				if count[f]++; count[f] == 1 {
					order = append(order, f)
					values[macro(f.name+f.value)]++
				}
			}
		}
	}
	for _, f := range order {
		words := []string{f.name}
		if f.value != "" {
			words = append(words, f.value)
		}
		switch {
		case strings.HasPrefix(f.name, "-I") || f.name == "-isystem" || f.name == "-iquote" || f.name == "-idirafter":
			folders = append(folders, words...)
		case f.name == "-x", macro(f.name+f.value) == "NDEBUG": // a harness has assertions, whatever the build has
		case count[f] == len(p.units), values[macro(f.name+f.value)] == 1 && macro(f.name+f.value) != "":
			flags = append(flags, words...)
		}
	}
	for _, u := range p.units { // as the files beside a header find it
		if folder := "-I" + filepath.Dir(u.path()); !slices.Contains(folders, folder) {
			folders = append(folders, folder)
		}
	}
	return flags, folders
}

// macro is what a flag -D or -U is about, "" for another flag.
func macro(flag string) string {
	if !strings.HasPrefix(flag, "-D") && !strings.HasPrefix(flag, "-U") {
		return ""
	}
	name, _, _ := strings.Cut(flag[2:], "=")
	return name
}

// folders are those in which the compiler ran.
func (p *project) folders() []string {
	var out []string
	if p != nil {
		for _, u := range p.units {
			if !slices.Contains(out, u.Dir) {
				out = append(out, u.Dir)
			}
		}
	}
	return out
}

// link adds to the modules those of the project that define what the entry reaches, and says which.
func (inv *invocation) link(ctx context.Context, p *project, mods []*llvm2ivl.Module) ([]*llvm2ivl.Module, error) {
	for _, file := range append([]string{inv.opts.entry}, inv.args...) {
		for _, u := range p.units {
			if path, err := filepath.Abs(file); err == nil && path == u.path() {
				u.linked = true
			}
		}
	}
	sought := map[string]bool{}
	for {
		var add []*unit
		for _, name := range llvm2ivl.Needed(mods, inv.opts.main) {
			if sought[name] {
				continue
			}
			sought[name] = true
			u, err := inv.defining(ctx, p, name)
			if err != nil {
				return nil, err
			}
			if u != nil && !u.linked {
				u.linked = true
				add = append(add, u)
			}
		}
		if len(add) == 0 {
			break
		}
		for _, u := range add {
			m, faults := llvm2ivl.ParseModule(u.shown(), llvm2ivl.Program, u.IR)
			if ivl.HasErrors(faults) {
				return nil, errorsOf(faults)
			}
			m.Yields = true
			mods = append(mods, m)
		}
	}
	var in, out []string
	gone := 0
	for _, u := range p.units {
		if u.linked {
			in = append(in, u.shown())
			if now := object.Sum(u.path()); u.Sum != "" && now != "" && now != u.Sum {
				fmt.Fprintf(inv.stderr, "%s: warning: %s has changed since it was compiled; build again\n", p.name, u.shown())
			}
		} else if u.gone {
			gone++
			out = append(out, u.shown()+" (there is no such file)")
		} else if u.Fault != "" {
			out = append(out, u.shown()+" (clang refuses it)")
		} else {
			out = append(out, u.shown())
		}
	}
	switch {
	case len(mods) == 0:
		return nil, fileFault(p.name, "there is no function %s to start from; name a file that uses the project with --entry, or another function with --main", inv.opts.main)
	case len(in) == 0: // as of a library that is all headers
		in = []string{"nothing"}
	}
	fmt.Fprintf(inv.stderr, "%s: linked %s; left out %d of %d files\n", p.name, strings.Join(in, ", "), len(out), len(p.units))
	if gone > 0 {
		fmt.Fprintf(inv.stderr, "%s: warning: %d of its files are not there; build the project, or make its database again\n", p.name, gone)
	}
	if inv.opts.verbose {
		for _, f := range out {
			fmt.Fprintf(inv.stderr, "  left out: %s\n", f)
		}
	}
	return mods, nil
}

// defining is the unit of the project that defines a symbol for others, nil if there is none. Two that do so are an error.
func (inv *invocation) defining(ctx context.Context, p *project, name string) (*unit, error) {
	var candidates []*unit
	for _, u := range p.units {
		if u.IR == nil && u.text == nil && !u.gone {
			text, err := os.ReadFile(u.path())
			u.text, u.gone = text, err != nil
		}
		if u.IR != nil || u.text != nil && mayDefine(u.text, name) || u.gone && u.Fault != "" {
			candidates = append(candidates, u)
		}
	}
	var found []*unit
	var refused error
	for _, u := range candidates {
		if u.IR == nil && u.Fault == "" {
			text, err := clang.CompileKnown(ctx, inv.opts.clang, u.Dir, append(u.Args[:len(u.Args):len(u.Args)], inv.moreFlags...), u.File)
			var failed *clang.Error
			if errors.As(err, &failed) {
				u.Fault = failed.Text
			} else if err != nil {
				return nil, err
			}
			u.IR = text
		}
		if u.Fault != "" {
			if _, modelled := models.Source(name); !modelled {
				refused = cmp.Or(refused, error(&compileError{counted().ReplaceAllString(u.Fault, "")}))
			}
			continue
		}
		if u.defines == nil {
			u.defines, _ = models.Symbols(u.IR)
		}
		if _, ok := slices.BinarySearch(u.defines, name); ok {
			found = append(found, u)
		}
	}
	switch {
	case len(found) == 1:
		return found[0], nil
	case len(found) == 0:
		return nil, refused
	}
	return nil, fileFault(p.name, "%s is defined in %s and in %s; name the file that is meant beside the harness", name, found[0].shown(), found[1].shown())
}

// mayDefine looks in a C text for what could be the definition of a function or variable: its name, then parameters and a body, or, in a line without
// extern that begins with a word, an initialiser, a bracket, a comma or a semicolon. Clang then says whether it is one.
func mayDefine(text []byte, name string) bool {
	for at := 0; ; {
		i := bytes.Index(text[at:], []byte(name))
		if i < 0 {
			return false
		}
		i += at
		at = i + len(name)
		if i > 0 && isWord(text[i-1]) || at < len(text) && isWord(text[at]) {
			continue
		}
		rest := bytes.TrimLeft(text[at:], " \t\r\n)") // as in int (name)(void)
		if len(rest) == 0 {
			return false
		}
		line := text[bytes.LastIndexByte(text[:i], '\n')+1 : i]
		switch rest[0] {
		case '(':
			if body(rest) {
				return true
			}
		case '=', '[', ';', ',', '{':
			if len(line) > 0 && isWord(line[0]) && !bytes.HasPrefix(line, []byte("extern")) && !bytes.HasPrefix(line, []byte("return")) {
				return true
			}
		}
	}
}

func isWord(c byte) bool {
	return c == '_' || '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z'
}

// body reports whether a body follows the parameters with which the text begins, or the declarations of parameters of old.
func body(text []byte) bool {
	depth := 0
	for i, c := range text {
		switch {
		case c == '(':
			depth++
		case c == ')' && depth == 0: // the name stood in brackets: it is an argument
			return false
		case c == ')':
			depth--
		case depth > 0 || c == ' ' || c == '\t' || c == '\r' || c == '\n':
		case isWord(c), c == '/', c == '*', c == '#', c == '"': // an attribute, a comment, a directive
		case c == '{':
			return true
		case c == ';': // a declaration of old has a word before it that follows the parameters
			return bytes.ContainsAny(bytes.TrimSpace(text[bytes.IndexByte(text, ')')+1:i]), "abcdefghijklmnopqrstuvwxyz") && bytes.Contains(text[i:min(len(text), i+400)], []byte("\n{"))
		default:
			return false
		}
	}
	return false
}
