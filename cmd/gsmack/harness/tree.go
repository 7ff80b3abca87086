package harness

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl/lazyregexp"
)

// node is what is read of clang's syntax tree.
type node struct {
	Kind     string
	Loc      location
	Name     string
	Type     ctype
	Inner    []node
	Implicit bool `json:"isImplicit"`
	Complete bool `json:"completeDefinition"`
	Variadic bool
	Storage  string `json:"storageClass"`
	TagUsed  string
}

type location struct {
	Offset       int
	IncludedFrom *struct{}
	Expansion    *location `json:"expansionLoc"`
}

type ctype struct {
	Text string `json:"qualType"`
}

// function is a declaration of a function.
type function struct {
	name     string
	result   string
	params   []param
	variadic bool
	own      bool   // of the header itself, not of what it includes
	role     string // that a comment gives it: setup, teardown, operation, skip
}

type param struct{ name, typ string }

// header is what a header declares.
type header struct {
	functions []*function
	typedefs  map[string]string // to what they stand for
	records   map[string]bool   // "struct x", whether it is complete
}

// read reads the tree of a header, whose text tells the roles.
func read(tree, text []byte) (*header, error) {
	var root node
	if err := json.NewDecoder(bytes.NewReader(tree)).Decode(&root); err != nil {
		return nil, fmt.Errorf("clang's syntax tree cannot be read: %w", err)
	}
	h := &header{typedefs: map[string]string{}, records: map[string]bool{}}
	for i := range root.Inner {
		n := &root.Inner[i]
		switch n.Kind {
		case "TypedefDecl":
			h.typedefs[n.Name] = n.Type.Text
		case "RecordDecl":
			if n.Name != "" {
				h.records[n.TagUsed+" "+n.Name] = h.records[n.TagUsed+" "+n.Name] || n.Complete
			}
		case "FunctionDecl":
			if f := newFunction(n, text); f != nil && !slices.ContainsFunc(h.functions, func(g *function) bool { return g.name == f.name }) {
				h.functions = append(h.functions, f)
			}
		}
	}
	return h, nil
}

// newFunction gives nil for what is not declared to be called.
func newFunction(n *node, text []byte) *function {
	result, _, ok := strings.Cut(n.Type.Text, " (")
	if r, _, found := strings.Cut(n.Type.Text, "*("); found && len(r) < len(result) {
		result = r + "*" // char *(int): there is no space behind a star
	}
	if n.Implicit || strings.HasPrefix(n.Name, "__") || !ok && !strings.Contains(n.Type.Text, "*(") {
		return nil
	}
	loc := n.Loc
	if loc.Expansion != nil {
		loc = *loc.Expansion
	}
	f := &function{name: n.Name, result: strings.TrimSpace(result), variadic: n.Variadic, own: loc.IncludedFrom == nil}
	for i := range n.Inner {
		if p := &n.Inner[i]; p.Kind == "ParmVarDecl" {
			f.params = append(f.params, param{p.Name, p.Type.Text})
		}
	}
	if f.own {
		f.role = roleAt(text, loc.Offset)
	}
	return f
}

var roleComment = lazyregexp.New(`gsmack:\s*(setup|teardown|operation|skip)\b`)

// roleAt is the role that a comment gives to what is declared there: // gsmack: setup, between the end of the declaration before it
// and the end of the line on which its own ends.
func roleAt(text []byte, offset int) string {
	if offset >= len(text) {
		return ""
	}
	from := bytes.LastIndexAny(text[:offset], ";}") + 1
	if end := bytes.IndexByte(text[from:offset], '\n'); end >= 0 {
		from += end // the rest of a line belongs to what ends on it
	}
	to := offset
	if end := bytes.IndexAny(text[to:], ";{"); end >= 0 {
		to += end
	}
	if end := bytes.IndexByte(text[to:], '\n'); end >= 0 {
		to += end
	} else {
		to = len(text)
	}
	if m := roleComment().FindSubmatch(text[from:to]); m != nil {
		return string(m[1])
	}
	return ""
}
