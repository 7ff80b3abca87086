package ivl

// Expand sees through synonyms at the top of t: the result is not a NamedType
// with a synonym's declaration.
func Expand(t Type) Type {
	for {
		n, ok := t.(*NamedType)
		if !ok || n.Decl == nil || n.Decl.Synonym == nil {
			return t
		}
		s := make(map[*TypeVar]Type, len(n.Args))
		for i, p := range n.Decl.Params {
			if i < len(n.Args) {
				s[p] = n.Args[i]
			}
		}
		t = substituteType(n.Decl.Synonym, s)
	}
}

// substituteType replaces type variables in t; a type without them is
// returned as it is.
func substituteType(t Type, s map[*TypeVar]Type) Type {
	if len(s) == 0 {
		return t
	}
	if v, ok := t.(*TypeVar); ok {
		if u, ok := s[v]; ok {
			return u
		}
	}
	return mapType(t, func(u Type) Type { return substituteType(u, s) })
}

// mapType is t with f applied to the types that it directly consists of, or t itself if f changed none.
func mapType(t Type, f func(Type) Type) Type {
	switch t := t.(type) {
	case *MapType:
		args, changed := mapped(t.Args, f)
		if res := f(t.Result); changed || res != t.Result {
			return &MapType{Params: t.Params, Args: args, Result: res}
		}
	case *NamedType:
		if args, changed := mapped(t.Args, f); changed {
			return &NamedType{Pos: t.Pos, Name: t.Name, Args: args, Decl: t.Decl}
		}
	}
	return t
}

// EqualTypes reports whether two types are the same, synonyms expanded and
// bound type parameters of maps renamed.
func EqualTypes(a, b Type) bool { return unify(a, b) } // there is nothing to bind in types that were checked
