package tests

import (
	"go/parser"
	"go/token"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const module = "github.com/gsmack/gsmack/"

// rooms is the table of who may import whom. A room is a folder with all below it.
var rooms = map[string][]string{
	"ivl":      {},
	"prelude":  {"ivl"},
	"models":   {},
	"llvm2ivl": {"ivl", "prelude"},
	"verifier": {"ivl"},
	"cmd":      {"ivl", "models", "llvm2ivl", "verifier"},
	"tests":    {},
}

// inside is the same for the packages of a room: what of their room they may import. The
// package that has the room's name may import all of them.
var inside = map[string][]string{
	"cmd/gsmack":         {"cmd/gsmack/bench", "cmd/gsmack/harness", "cmd/gsmack/native", "cmd/gsmack/object", "cmd/gsmack/report"},
	"cmd/gsmack/bench":   {"cmd/gsmack/report"},
	"cmd/gsmack/harness": {},
	"cmd/gsmack/native":  {},
	"cmd/gsmack/object":  {},
	"cmd/gsmack/report":  {},

	"ivl/digraph":    {},
	"ivl/golden":     {},
	"ivl/lazyregexp": {},
	"ivl/ivltest":    {"ivl", "ivl/syntax"},
	"ivl/seed":       {},
	"ivl/syntax":     {"ivl", "ivl/token", "ivl/value"},
	"ivl/token":      {},
	"ivl/tool":       {},

	"models/compile": {"models"},

	"tests/random": {},

	"llvm2ivl/arith":     {"llvm2ivl/constant", "llvm2ivl/ir"},
	"llvm2ivl/clang":     {},
	"llvm2ivl/constant":  {"llvm2ivl/ir"},
	"llvm2ivl/debuginfo": {"llvm2ivl/ir"},
	"llvm2ivl/storage":   {"llvm2ivl/arith", "llvm2ivl/constant", "llvm2ivl/debuginfo", "llvm2ivl/ir", "llvm2ivl/link", "llvm2ivl/memory", "llvm2ivl/pointsto"},
	"llvm2ivl/emit":      {"llvm2ivl/arith", "llvm2ivl/constant", "llvm2ivl/debuginfo", "llvm2ivl/ir", "llvm2ivl/link", "llvm2ivl/memory", "llvm2ivl/pointsto", "llvm2ivl/shadow", "llvm2ivl/storage", "llvm2ivl/x86"},
	"llvm2ivl/format":    {},
	"llvm2ivl/ir":        {},
	"llvm2ivl/irtest":    {"llvm2ivl/clang", "llvm2ivl/ir", "llvm2ivl/link", "llvm2ivl/reader"},
	"llvm2ivl/link":      {"llvm2ivl/constant", "llvm2ivl/debuginfo", "llvm2ivl/ir", "llvm2ivl/rewrite"},
	"llvm2ivl/memory":    {"llvm2ivl/constant", "llvm2ivl/debuginfo", "llvm2ivl/ir", "llvm2ivl/link", "llvm2ivl/pointsto"},
	"llvm2ivl/pointsto":  {"llvm2ivl/constant", "llvm2ivl/ir", "llvm2ivl/link"},
	"llvm2ivl/reader":    {"llvm2ivl/ir"},
	"llvm2ivl/shadow":    {"llvm2ivl/arith", "llvm2ivl/constant"},
	"llvm2ivl/stub":      {"llvm2ivl/debuginfo", "llvm2ivl/ir", "llvm2ivl/link"},
	"llvm2ivl/rewrite":   {"llvm2ivl/constant", "llvm2ivl/format", "llvm2ivl/ir", "llvm2ivl/x86"},
	"llvm2ivl/x86":       {},

	"ivl/value":                  {"ivl"},
	"verifier/cfg":               {"ivl/value"},
	"verifier/children":          {},
	"verifier/cfg/cfgtest":       {"verifier/cfg"},
	"verifier/trace":             {"ivl/value"},
	"verifier/machine":           {"verifier/cfg", "verifier/goal", "verifier/trace", "ivl/value"},
	"verifier/dependence":        {"verifier/cfg", "verifier/machine", "verifier/trace", "ivl/value"},
	"verifier/interp":            {"verifier/cfg", "verifier/dependence", "verifier/goal", "verifier/machine", "verifier/pause", "verifier/trace", "ivl/digraph", "ivl/value"},
	"verifier/goal":              {},
	"verifier/lemma":             {},
	"verifier/passes":            {"verifier/cfg", "verifier/goal", "verifier/lemma", "verifier/pause", "verifier/spin", "ivl/value"},
	"verifier/passes/passestest": {"verifier/cfg", "verifier/goal", "verifier/passes"},
	"verifier/pause":             {},
	"verifier/cputime":           {},
	"verifier/engine":            {"verifier/cfg", "verifier/goal", "verifier/interp", "verifier/machine", "verifier/passes", "verifier/smt", "verifier/trace"},
	"verifier/explore":           {"verifier/pause"},
	"verifier/lalreps":           {"verifier/cfg", "verifier/engine", "verifier/goal", "verifier/interp", "verifier/machine", "verifier/passes", "verifier/trace", "ivl/value"},
	"verifier/seq":               {"verifier/bmc", "verifier/cfg", "verifier/cputime", "verifier/engine", "verifier/goal", "verifier/passes", "verifier/smt", "verifier/trace"},
	"verifier/modular":           {"verifier/bmc", "verifier/cfg", "verifier/engine", "verifier/goal", "verifier/lemma", "verifier/passes", "verifier/smt"},
	"verifier/walk":              {"verifier/cfg", "verifier/engine", "verifier/goal", "verifier/interp", "verifier/trace"},
	"verifier/bmc":               {"verifier/cfg", "verifier/cputime", "verifier/engine", "verifier/goal", "verifier/machine", "verifier/pause", "verifier/smt", "verifier/trace", "ivl/value"},
	"verifier/order":             {"verifier/bmc", "verifier/cfg", "verifier/cputime", "verifier/engine", "verifier/goal", "verifier/lemma", "verifier/passes", "verifier/smt", "verifier/order/linear", "verifier/symmetry", "verifier/trace"},
	"verifier/order/linear":      {"verifier/smt"},
	"verifier/spin":              {"verifier/cfg", "verifier/goal", "verifier/lemma", "ivl/value"},
	"verifier/symmetry":          {"verifier/cfg", "ivl/value"},
	"verifier/smt":               {"verifier/pause", "ivl/value"},
	"verifier/smt/sat":           {"verifier/pause", "verifier/smt", "ivl/value"},
	"verifier/smt/smtlib":        {"verifier/children", "verifier/smt", "ivl/value"},
	"verifier/smt/z3":            {"verifier/smt", "verifier/smt/smtlib"},
	"verifier/smt/solvers":       {"verifier/smt", "verifier/smt/sat", "verifier/smt/smtlib", "verifier/smt/z3"},
}

// foreign names the modules that only some rooms or packages may use.
var foreign = map[string][]string{
	"github.com/alecthomas/participle/": {"ivl/syntax", "ivl/token"},
	"github.com/spf13/pflag":            {"cmd"},
	"golang.org/x/term":                 {"cmd"},
	"github.com/goccy/go-yaml":          {"cmd", "tests"},
}

// TestImports holds every package to the tables.
func TestImports(t *testing.T) {
	list := exec.Command("go", "list", "-deps", "-f", `{{.ImportPath}} {{join .Imports " "}}`, module+"...")
	list.Dir = ".."
	out, err := list.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	seen, used := map[string]bool{}, map[string]bool{}
	for _, line := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		words := strings.Fields(line)
		from, ours := strings.CutPrefix(words[0], module)
		if !ours {
			continue
		}
		room, _, _ := strings.Cut(from, "/")
		allowed, known := rooms[room]
		if !known {
			t.Errorf("%s: the table knows no room %s", from, room)
			continue
		}
		seen[room], seen[from] = true, true
		if _, listed := inside[from]; from != room && from != "cmd/gsmack" && !listed {
			t.Errorf("the table knows no package %s", from)
		}
		for _, imported := range words[1:] {
			if rest, ours := strings.CutPrefix(imported, module); ours {
				to, _, _ := strings.Cut(rest, "/")
				used[from+" "+rest] = true
				if to != room && !slices.Contains(allowed, to) {
					t.Errorf("%s imports %s; %s may import %v only", from, rest, room, allowed)
				}
				if to == room && from != room && !slices.Contains(inside[from], rest) {
					t.Errorf("%s imports %s; of its room it may import %v only", from, rest, inside[from])
				}
				continue
			}
			for prefix, users := range foreign {
				if strings.HasPrefix(imported, prefix) && !slices.Contains(users, room) && !slices.Contains(users, from) {
					t.Errorf("%s imports %s, which is for %v only", from, imported, users)
				}
			}
		}
	}
	for room := range rooms {
		if !seen[room] {
			t.Errorf("the table has a room %s, but there is no such folder", room)
		}
	}
	for p, imports := range inside {
		if !seen[p] {
			t.Errorf("the table has a package %s, which is not there", p)
		}
		for _, i := range imports {
			if !used[p+" "+i] {
				t.Errorf("the table lets %s import %s, which it does not", p, i)
			}
		}
	}
}

// TestDocumentedImports compares what the comment of a package says that it imports with what it does. The comments of
// rooms need not say it.
func TestDocumentedImports(t *testing.T) {
	list := exec.Command("go", "list", "-f", `{{.ImportPath}} {{.Dir}} {{join .Imports " "}}`, module+"...")
	list.Dir = ".."
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	imports := map[string][]string{} // by package
	names := map[string]bool{}       // the last words of their paths
	dirs := map[string]string{}
	for _, line := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		words := strings.Fields(line)
		p := strings.TrimPrefix(words[0], module)
		dirs[p], names[path.Base(p)] = words[1], true
		for _, i := range words[2:] {
			if i, ours := strings.CutPrefix(i, module); ours {
				imports[p] = append(imports[p], path.Base(i))
			}
		}
	}
	for p, dir := range dirs {
		if p == "cmd/gsmack" || p == "verifier" || p == "llvm2ivl" {
			continue
		}
		for _, said := range importsSaid.FindAllString(packageComment(t, dir), -1) {
			var named []string
			for _, w := range regexp.MustCompile(`[a-z0-9/]+`).FindAllString(said, -1) {
				if w := path.Base(w); names[w] && w != "gsmack" && !slices.Contains(named, w) {
					named = append(named, w)
				}
			}
			for _, i := range imports[p] {
				if !slices.Contains(named, i) {
					t.Errorf("%s imports %s, which its comment does not say", p, i)
				}
			}
			for _, n := range named {
				if !slices.Contains(imports[p], n) {
					t.Errorf("%s does not import %s, which its comment says", p, n)
				}
			}
		}
	}
}

// importsSaid is what a comment says of imports: "It imports …", to the end of the sentence.
var importsSaid = regexp.MustCompile(`(?s)\b(?:[Ii]t|The package)\s+imports\s.*?\.(?:\s|$)`)

// packageComment is the comment of the package in a folder.
func packageComment(t *testing.T, dir string) string {
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.PackageClauseOnly|parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		text.WriteString(f.Doc.Text())
	}
	return text.String()
}
