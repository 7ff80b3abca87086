package models

import (
	"bytes"
	"embed"
	"fmt"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"sync"
)

//go:generate go run ./compile

//go:embed c/*.c c/*.h
var sources embed.FS

// Beside the IR stands what it defines and needs, so that no more of it is read at a start than a program asks for.
//
//go:embed ir/64/*.ll ir/32/*.ll ir/64/symbols ir/32/symbols
var compiled embed.FS

//go:embed include/*.h include/marked/*.h
var headers embed.FS

// A File is one model file, compiled.
type File struct {
	// Name is the C file's name without its extension, such as "mutex".
	Name string
	// Defines has the functions and variables that other modules can use, sorted.
	Defines []string
	// Needs has the symbols used here and defined elsewhere, the primitives among
	// them, sorted. What is only used if it is there (a weak reference) is left out.
	Needs []string

	path string // of the IR
}

// IR is the module as LLVM IR text.
func (f *File) IR() []byte {
	text, err := compiled.ReadFile(f.path)
	if err != nil {
		panic(err)
	}
	return text
}

// Files returns all model files for pointers of ptrBits bits, 32 or 64, sorted by name. The
// result is shared: do not change it.
func Files(ptrBits int) []*File {
	switch ptrBits {
	case 64:
		return files64()
	case 32:
		return files32()
	default:
		panic(fmt.Sprintf("models: no models for pointers of %d bits", ptrBits))
	}
}

var (
	files64 = sync.OnceValue(func() []*File { return load("ir/64") })
	files32 = sync.OnceValue(func() []*File { return load("ir/32") })
)

func load(dir string) []*File {
	index, err := compiled.ReadFile(dir + "/symbols")
	if err != nil {
		panic(err)
	}
	var files []*File
	for line := range strings.Lines(string(index)) {
		name, rest, _ := strings.Cut(line, ":")
		defines, needs, _ := strings.Cut(rest, ";")
		files = append(files, &File{Name: name, Defines: strings.Fields(defines), Needs: strings.Fields(needs), path: dir + "/" + name + ".ll"})
	}
	return files
}

// IndexLine is the line of ir/64/symbols or ir/32/symbols about a model file with this IR.
func IndexLine(name string, ir []byte) string {
	defines, needs := Symbols(ir)
	return name + ": " + strings.Join(defines, " ") + "; " + strings.Join(needs, " ") + "\n"
}

// Symbols scans a module for what it defines for others and what it wants from them. Nothing but the
// beginnings of lines is looked at.
func Symbols(ir []byte) (defines, needs []string) {
	for len(ir) > 0 {
		line := ir
		if end := bytes.IndexByte(ir, '\n'); end >= 0 {
			line, ir = ir[:end], ir[end+1:]
		} else {
			ir = nil
		}
		declared, linkage, name := entity(line)
		if name == "" || strings.HasPrefix(name, "llvm.") { // such as a list of constructors, which every module can have
			continue
		}
		switch linkage {
		case "internal", "private", "extern_weak":
		case "external":
			needs = append(needs, name)
		default:
			if declared {
				needs = append(needs, name)
			} else {
				defines = append(defines, name)
			}
		}
	}
	slices.Sort(defines)
	slices.Sort(needs)
	return defines, needs
}

// entity reads a line that defines or declares a function or variable: its linkage, or what
// stands in that place, and its name; "" if the line is another.
func entity(line []byte) (declared bool, linkage, name string) {
	switch text := string(line[:min(len(line), 8)]); {
	case strings.HasPrefix(text, "@"):
		before, after, ok := bytes.Cut(line[1:], []byte(" = "))
		if !ok {
			return false, "", ""
		}
		linkage, _, _ := bytes.Cut(after, []byte(" "))
		return false, string(linkage), string(before)
	case strings.HasPrefix(text, "declare "), strings.HasPrefix(text, "define "):
		_, rest, _ := bytes.Cut(line, []byte(" "))
		before, after, _ := bytes.Cut(rest, []byte("@"))
		linkage, _, _ := bytes.Cut(before, []byte(" "))
		fn, _, ok := bytes.Cut(after, []byte("("))
		if !ok {
			return false, "", ""
		}
		return strings.HasPrefix(text, "declare"), string(linkage), string(fn)
	}
	return false, "", ""
}

// Find returns the model files that define any of the symbols, and the files that
// those need in turn, sorted by name. A symbol that no model defines is passed over: it
// may be a primitive, the program's own, or unknown, which is for the caller to say.
func Find(ptrBits int, symbols []string) []*File {
	by := definers(ptrBits)
	found := map[*File]bool{}
	for work := slices.Clone(symbols); len(work) > 0; {
		f := by[work[len(work)-1]]
		work = work[:len(work)-1]
		if f != nil && !found[f] {
			found[f] = true
			work = append(work, f.Needs...)
		}
	}
	var out []*File
	for _, f := range Files(ptrBits) {
		if found[f] {
			out = append(out, f)
		}
	}
	return out
}

func definers(ptrBits int) map[string]*File {
	if ptrBits == 32 {
		return definers32()
	}
	return definers64()
}

var (
	definers64 = sync.OnceValue(func() map[string]*File { return definersOf(Files(64)) })
	definers32 = sync.OnceValue(func() map[string]*File { return definersOf(Files(32)) })
)

func definersOf(files []*File) map[string]*File {
	by := map[string]*File{}
	for _, f := range files {
		for _, s := range f.Defines {
			by[s] = f
		}
	}
	return by
}

// A Model is one symbol that the models define.
type Model struct {
	Symbol string // such as "pthread_create"
	File   string // the model file's name, such as "thread"
}

// List returns all models, sorted by file and symbol. Symbols that only models call, whose
// names begin with __model_, or that the linker calls (__SMACK_init_), are left out.
func List() []Model {
	var out []Model
	for _, f := range Files(64) {
		for _, s := range f.Defines {
			if !strings.HasPrefix(s, "__model_") && !strings.HasPrefix(s, "__SMACK_init_") {
				out = append(out, Model{s, f.Name})
			}
		}
	}
	return out
}

// CanFail returns the functions that fail for lack of resources if the setting
// may-fail.NAME asks for it, sorted.
func CanFail() []string {
	mayFail := regexp.MustCompile(`c"may-fail\.(\w+)\\00"`)
	var out []string
	for _, f := range Files(64) {
		for _, m := range mayFail.FindAllSubmatch(f.IR(), -1) {
			out = append(out, string(m[1]))
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// Source returns the C text of what name stands for: a model file ("mutex"), or a symbol
// that one of them defines ("pthread_mutex_lock"), for which it is that file's text.
func Source(name string) (string, bool) {
	if f := definers(64)[name]; f != nil {
		name = f.Name
	}
	text, err := sources.ReadFile("c/" + name + ".c")
	return string(text), err == nil
}

// Include writes the headers that models are written with, gsmack.h and smack.h, into dir. A compiler finds them with -I dir. With -I
// dir/marked before the system's folders it finds a <pthread.h> that marks what static initialisers initialise, for the setting
// static-init=1 (--static-init=macro).
func Include(dir string) error {
	include, err := fs.Sub(headers, "include")
	if err != nil {
		return err
	}
	return os.CopyFS(dir, include)
}

// Header returns the text of a header that Include writes.
func Header(name string) (string, bool) {
	text, err := headers.ReadFile("include/" + name)
	return string(text), err == nil
}

// Sources lists the C files and headers of the models, which SourceFile has, sorted.
func Sources() []string {
	entries, err := fs.ReadDir(sources, "c")
	if err != nil {
		panic(err)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

// SourceFile returns the text of one of Sources.
func SourceFile(name string) (string, bool) {
	text, err := sources.ReadFile("c/" + name)
	return string(text), err == nil
}

// Defining names the model file that defines the symbol, "" if none does.
func Defining(symbol string) string {
	if f := definers(64)[symbol]; f != nil {
		return f.Name
	}
	return ""
}
