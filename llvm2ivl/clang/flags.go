package clang

import (
	"path/filepath"
	"slices"
	"strings"
)

// Command is the command line of a C compiler, taken apart.
type Command struct {
	Files  []string // the texts in C or C++, in their order
	Output string   // "" if none is named
	// Compiles: it makes an object of each file, and links nothing. Links: it makes a program or a shared library. A
	// command that preprocesses, assembles or answers a question does neither.
	Compiles, Links bool
	Flags           []string // what says how the texts are meant: -I, -D, -std, -m32 and their like
}

// Flags that say nothing about what a text means are left out of Flags; those of withWord with the word after them.
var (
	withWord = words("-o -MF -MT -MQ -L -l -u -T -e -z -Xlinker -Xassembler -Xpreprocessor -b -V -A -aux-info -arch -mllvm -dumpbase -dumpdir " +
		"-I -D -U -include -imacros -isystem -iquote -idirafter -iprefix -iwithprefix -iwithprefixbefore -isysroot --sysroot -target -x -Xclang --param")
	meansText = words("-I -D -U -include -imacros -isystem -iquote -idirafter -isysroot --sysroot -target --param")
	noEffect  = words("-c -S -E -M -MM -MD -MMD -MP -MG -MV -shared -static -pie -no-pie -static-pie -rdynamic -s -r -pipe -v -H -P -C -CC -nostdlib -nodefaultlibs -nostartfiles " +
		"-static-libgcc -static-libstdc++ -w -emit-llvm -fsyntax-only -fno-caret-diagnostics -p -pg -Qunused-arguments -")
	begins = []string{"-o", "-l", "-L", "-Wl,", "-Wa,", "-Wp,", "-W", "-g", "-O", "-M", "-fuse-ld", "-fdiagnostics-", "-fno-diagnostics-", "-fcolor-diagnostics", "-fno-color-diagnostics",
		"-fmessage-length", "-fmax-errors", "-ferror-limit", "-save-temps", "--save-temps", "-fsanitize", "-fno-sanitize", "-fprofile", "-fno-profile", "-fcoverage", "--coverage", "-ftest-coverage",
		"-flto", "-fno-lto", "-ffat-lto", "-fno-fat-lto", "-finstrument", "-fxray", "-fembed-bitcode", "-fplugin", "-specs", "-print-", "--print-", "-dump", "-fstack-usage", "-fdump-"}
)

func words(list string) map[string]bool {
	out := map[string]bool{}
	for w := range strings.FieldsSeq(list) {
		out[w] = true
	}
	return out
}

// extensions are those of texts in C and C++.
var extensions = words(".c .i .cc .cp .cpp .cxx .CPP .c++ .C .ii")

// IsSource reports whether a file is C or C++ by its name.
func IsSource(file string) bool { return extensions[filepath.Ext(file)] }

// TakesWord reports whether the word after a flag belongs to it.
func TakesWord(flag string) bool { return withWord[flag] }

// ParseCommand reads what comes after the compiler's name. Relative paths in Flags become those of dir.
func ParseCommand(dir string, args []string) *Command {
	c := &Command{Links: true}
	at := func(path string) string {
		if path == "" || filepath.IsAbs(path) || path[0] == '=' || path[0] == '$' {
			return path
		}
		return filepath.Join(dir, path)
	}
	language := "" // as -x says
	neither := false
	for i := 0; i < len(args); i++ {
		a, word := args[i], ""
		if withWord[a] && i+1 < len(args) {
			i++
			word = args[i]
		}
		switch {
		case a == "-c":
			c.Compiles, c.Links = true, false
		case a == "-S" || a == "-E" || a == "-M" || a == "-MM" || a == "-fsyntax-only" || a == "-###" || a == "--version" || a == "--help" || a == "-dumpversion" || a == "-dumpmachine" ||
			strings.HasPrefix(a, "-print-") || strings.HasPrefix(a, "--print-"):
			neither = true
		case a == "-o":
			c.Output = word
		case a == "-x" || strings.HasPrefix(a, "-x") && len(a) > 2:
			language = strings.TrimPrefix(a, "-x") + word
		case a == "-include" || a == "-imacros": // searched for as headers are, if it is not here
			if !exists(at(word)) {
				c.Flags = append(c.Flags, a, word)
			} else {
				c.Flags = append(c.Flags, a, at(word))
			}
		case a == "-I" || a == "-isystem" || a == "-iquote" || a == "-idirafter" || a == "-isysroot" || a == "--sysroot":
			c.Flags = append(c.Flags, a, at(word))
		case meansText[a]:
			c.Flags = append(c.Flags, a, word)
		case withWord[a] || noEffect[a] || matches(a, begins):
		case strings.HasPrefix(a, "-I"):
			c.Flags = append(c.Flags, "-I"+at(a[2:]))
		case strings.HasPrefix(a, "-isystem"):
			c.Flags = append(c.Flags, "-isystem", at(a[8:]))
		case strings.HasPrefix(a, "-iquote"):
			c.Flags = append(c.Flags, "-iquote", at(a[7:]))
		case strings.HasPrefix(a, "-"):
			c.Flags = append(c.Flags, a)
		case language == "c" || language == "c++" || (language == "" || language == "none") && IsSource(a):
			c.Files = append(c.Files, a)
		}
	}
	if language == "c" || language == "c++" {
		c.Flags = append(c.Flags, "-x", language)
	}
	c.Compiles, c.Links = c.Compiles && !neither, c.Links && !neither
	return c
}

func matches(flag string, prefixes []string) bool {
	return slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(flag, p) })
}

// foreign are flags after which the IR says something else than the text, or there is none.
var (
	foreign        = []string{"-fsanitize", "-fprofile", "-fcoverage", "--coverage", "-ftest-coverage", "-flto", "-finstrument", "-fxray", "-save-temps", "-M", "-Werror"}
	foreignWords   = words("-c -S -E -pg -p -fsyntax-only -emit-llvm")
	foreignAndNext = words("-o -MF -MT -MQ")
)

// Meant separates the flags that say how a text is meant from those that ask for another output, for instrumentation,
// or for warnings to be errors.
func Meant(args []string) (kept, dropped []string) {
	for i := 0; i < len(args); i++ {
		switch a := args[i]; {
		case foreignAndNext[a] && i+1 < len(args):
			dropped = append(dropped, a+" "+args[i+1])
			i++
		case foreignWords[a] || matches(a, foreign):
			dropped = append(dropped, a)
		case withWord[a] && i+1 < len(args):
			kept = append(kept, a, args[i+1])
			i++
		default:
			kept = append(kept, a)
		}
	}
	return kept, dropped
}

// Unoptimised leaves out of a user's flags those that ask for an optimisation.
func Unoptimised(args []string) (kept, dropped []string) {
	for _, a := range args {
		if strings.HasPrefix(a, "-O") && a != "-O0" {
			dropped = append(dropped, a)
		} else {
			kept = append(kept, a)
		}
	}
	return kept, dropped
}

// Words splits a command as a shell does.
func Words(command string) []string {
	var out []string
	var word strings.Builder
	inside := false // a word has begun
	for i := 0; i < len(command); i++ {
		switch ch := command[i]; ch {
		case ' ', '\t', '\n':
			if inside {
				out = append(out, word.String())
				word.Reset()
			}
			inside = false
			continue
		case '\\':
			if i++; i < len(command) {
				word.WriteByte(command[i])
			}
		case '\'':
			for i++; i < len(command) && command[i] != '\''; i++ {
				word.WriteByte(command[i])
			}
		case '"':
			for i++; i < len(command) && command[i] != '"'; i++ {
				if command[i] == '\\' && i+1 < len(command) && strings.IndexByte("\"\\$`", command[i+1]) >= 0 {
					i++
				}
				word.WriteByte(command[i])
			}
		default:
			word.WriteByte(ch)
		}
		inside = true
	}
	if inside {
		out = append(out, word.String())
	}
	return out
}
