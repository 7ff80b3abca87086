package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"golang.org/x/term"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/lazyregexp"
	"github.com/gsmack/gsmack/llvm2ivl"
	"github.com/gsmack/gsmack/llvm2ivl/clang"
)

// language is what an input is written in.
type language uint8

const (
	langC language = iota
	langIR
	langBitcode
	langIVL
)

// input is one file, or standard input.
type input struct {
	name string // as diagnostics show it
	path string // "" for standard input
	lang language
	data []byte // of a C file too, though clang reads it for itself
}

const stdinName = "<stdin>"

// onDisk is the file that clang reads, which is made in dir for standard input, and flags for it.
func (in *input) onDisk(dir string) (path string, flags []string, err error) {
	if in.path != "" {
		return in.path, nil, nil
	}
	path = filepath.Join(dir, "stdin.c")
	return path, []string{"-I.", "-fdebug-prefix-map=" + path + "=" + stdinName}, os.WriteFile(path, in.data, 0o600)
}

// byteOrderMark is what some editors begin UTF-8 with.
const byteOrderMark = "\ufeff"

// languages are the extensions that say what a file holds, besides those of texts in C and C++.
var languages = map[string]language{".h": langC, ".ll": langIR, ".bc": langBitcode, ".bpl": langIVL}

// languageOf is what the name of a file says that it holds, if it does.
func languageOf(path string) (lang language, named bool) {
	if clang.IsSource(path) {
		return langC, true
	}
	lang, named = languages[filepath.Ext(path)]
	return lang, named
}

// What a command accepts, for messages.
const (
	anyLanguage = "C, LLVM IR, bitcode or a .bpl program"
	onlyIVL     = "a .bpl program"
	onlyModules = "C or LLVM IR"
)

// readInputs reads the files, or standard input when there are none; wanted is what they should
// be. All faults are reported, not only the first.
func (inv *invocation) readInputs(paths []string, wanted string) ([]*input, error) {
	if len(paths) == 0 {
		if f, ok := inv.stdin.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
			return nil, inv.usage("no input; name a file, or pipe a program in")
		}
		paths = []string{"-"}
	}
	var (
		inputs []*input
		faults inputError
	)
	for _, path := range paths {
		in, err := inv.readInput(path, wanted)
		if err != nil {
			faults = append(faults, *err)
			continue
		}
		inputs = append(inputs, in)
	}
	if len(faults) > 0 {
		return nil, faults
	}
	return inputs, nil
}

// readInput reads a file, or standard input for "-", and finds out its language; wanted is what it should be.
func (inv *invocation) readInput(path, wanted string) (*input, *ivl.Diagnostic) {
	in := &input{name: path, path: path}
	fault := func(format string, args ...any) (*input, *ivl.Diagnostic) {
		return nil, &ivl.Diagnostic{ID: "input", Pos: ivl.Pos{File: in.name}, Message: fmt.Sprintf(format, args...)}
	}
	var err error
	if path == "-" {
		in.name, in.path = stdinName, ""
		if inv.piped == nil {
			inv.piped, err = io.ReadAll(inv.stdin)
		}
		in.data = inv.piped
	} else {
		if info, err := os.Stat(path); err == nil && info.IsDir() {
			return fault("this is a directory; name the files in it")
		}
		in.data, err = os.ReadFile(path)
	}
	if err != nil {
		return fault("cannot be read (%s); check the name", reason(err))
	}
	in.data = bytes.TrimPrefix(in.data, []byte(byteOrderMark))
	if len(bytes.TrimSpace(in.data)) == 0 {
		return fault("this is empty; give %s", wanted)
	}
	byName, named := languageOf(path)
	if llvm2ivl.IsBitcode(in.data) {
		in.lang = langBitcode
		return in, nil
	}
	if what := binaryKind(in.data); what != "" {
		return fault("this is %s; give %s", what, wanted)
	}
	if i := bytes.IndexByte(in.data, 0); i >= 0 {
		if !named || !utf8.Valid(in.data) {
			return fault("this is binary data; give %s", wanted)
		}
		return nil, &ivl.Diagnostic{ID: "nul", Pos: ivl.PosIn(in.name, in.data, i),
			Message: "there is a NUL byte here, which no program text has; take it out"}
	}
	known := true
	switch in.lang = byName; {
	case named && byName == langBitcode:
		return fault("this is not LLVM bitcode; if it is text, name it .ll, .c or .bpl")
	case !named:
		guess, ok := sniff(in.data)
		if !ok && utf8.Valid(in.data) {
			return fault("this is neither C, LLVM IR, bitcode nor a .bpl program; its first line is %q", firstLine(in.data))
		}
		in.lang, known = guess, ok
	}
	if i := ivl.InvalidUTF8(in.data); i >= 0 && (in.lang != langC || !known) {
		return nil, &ivl.Diagnostic{ID: "utf8", Pos: ivl.PosIn(in.name, in.data, i),
			Message: fmt.Sprintf("the byte 0x%02x is not UTF-8; save the text as UTF-8", in.data[i])}
	}
	return in, nil
}

// binaryKind names what kind of binary file data is, or gives "" for what may be a text.
func binaryKind(data []byte) string {
	for _, k := range []struct{ magic, kind string }{
		{"\x7fELF", "an ELF object or program; clang -S -emit-llvm -g makes LLVM IR"},
		{"\xcf\xfa\xed\xfe", "a Mach-O object or program"},
		{"!<arch>\n", "an archive of objects"},
		{"MZ", "a Windows program"},
		{"\x1f\x8b", "gzip-compressed"},
		{"PK\x03\x04", "a ZIP archive"},
		{"\x89PNG", "a picture"},
		{"%PDF", "a PDF document"},
		{"\xff\xfe", "UTF-16 text"},
		{"\xfe\xff", "UTF-16 text"},
	} {
		if bytes.HasPrefix(data, []byte(k.magic)) && (k.magic != "MZ" || bytes.IndexByte(data, 0) >= 0) {
			return k.kind
		}
	}
	return ""
}

var (
	irStart  = lazyregexp.New(`^(?:source_filename\b|target\s+(?:datalayout|triple)\b|define\b|declare\b|attributes\s+#|module\s+asm\b|[@%!$][\w.$"-]+\s*=|;)`)
	ivlStart = lazyregexp.New(`^(?:type\s+[^;]*[;=]|function\b|axiom\b|var\s|procedure\b|implementation\b|const\s+(?:unique\b|\{|[^\s:;]+\s*[,:]))`)
	cStart   = lazyregexp.New(`^(?:#|[A-Za-z_])`)
)

// sniff guesses from the first line of code what a text is written in.
func sniff(data []byte) (language, bool) {
	text := bytes.TrimSpace(data)
	for more := true; bytes.HasPrefix(text, []byte("//")) || bytes.HasPrefix(text, []byte("/*")); text = bytes.TrimSpace(text) {
		end := "\n"
		if text[1] == '*' {
			end = "*/"
		}
		if _, text, more = bytes.Cut(text, []byte(end)); !more {
			return langC, false
		}
	}
	head := text[:min(len(text), 4096)]
	switch {
	case irStart().Match(head):
		return langIR, true
	case ivlStart().Match(head):
		return langIVL, true
	case cStart().Match(head) && bytes.ContainsAny(text, ";{#"):
		return langC, true
	}
	return langC, false
}

func firstLine(data []byte) string {
	line, _, _ := bytes.Cut(bytes.TrimSpace(data), []byte("\n"))
	if len(line) > 40 {
		return strings.ToValidUTF8(string(line[:40]), "?") + "…"
	}
	return strings.ToValidUTF8(string(line), "?")
}
