target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.node = type { i32, %struct.node*, %struct.node*, %struct.node* }
define dso_local void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %left, %struct.node* noundef %node, %struct.node* noundef %parent, %struct.node* noundef %header) {
entry:
  %parent1 = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 1
  store %struct.node* %parent, %struct.node** %parent1, align 4
  %right = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 3
  store %struct.node* null, %struct.node** %right, align 4
  %left2 = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 2
  store %struct.node* null, %struct.node** %left2, align 4
  %colour = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 0
  store i32 0, i32* %colour, align 4
  br i1 %left, label %if.then, label %if.else12
if.then:
  %left3 = getelementptr inbounds %struct.node, %struct.node* %parent, i32 0, i32 2
  store %struct.node* %node, %struct.node** %left3, align 4
  %cmp = icmp eq %struct.node* %parent, %header
  br i1 %cmp, label %if.then4, label %if.else
if.then4:
  %parent5 = getelementptr inbounds %struct.node, %struct.node* %header, i32 0, i32 1
  store %struct.node* %node, %struct.node** %parent5, align 4
  %right6 = getelementptr inbounds %struct.node, %struct.node* %header, i32 0, i32 3
  store %struct.node* %node, %struct.node** %right6, align 4
  br label %if.end11
if.else:
  %left7 = getelementptr inbounds %struct.node, %struct.node* %header, i32 0, i32 2
  %0 = load %struct.node*, %struct.node** %left7, align 4
  %cmp8 = icmp eq %struct.node* %parent, %0
  br i1 %cmp8, label %if.then9, label %if.end
if.then9:
  store %struct.node* %node, %struct.node** %left7, align 4
  br label %if.end
if.end:
  br label %if.end11
if.end11:
  br label %if.end19
if.else12:
  %right13 = getelementptr inbounds %struct.node, %struct.node* %parent, i32 0, i32 3
  store %struct.node* %node, %struct.node** %right13, align 4
  %right14 = getelementptr inbounds %struct.node, %struct.node* %header, i32 0, i32 3
  %1 = load %struct.node*, %struct.node** %right14, align 4
  %cmp15 = icmp eq %struct.node* %parent, %1
  br i1 %cmp15, label %if.then16, label %if.end18
if.then16:
  store %struct.node* %node, %struct.node** %right14, align 4
  br label %if.end18
if.end18:
  br label %if.end19
if.end19:
  br label %while.cond
while.cond:
  %node.addr.0 = phi %struct.node* [ %node, %if.end19 ], [ %node.addr.4, %if.end62 ]
  %parent20 = getelementptr inbounds %struct.node, %struct.node* %header, i32 0, i32 1
  %2 = load %struct.node*, %struct.node** %parent20, align 4
  %cmp21 = icmp ne %struct.node* %node.addr.0, %2
  br i1 %cmp21, label %land.rhs, label %land.end
land.rhs:
  %parent22 = getelementptr inbounds %struct.node, %struct.node* %node.addr.0, i32 0, i32 1
  %3 = load %struct.node*, %struct.node** %parent22, align 4
  %colour23 = getelementptr inbounds %struct.node, %struct.node* %3, i32 0, i32 0
  %4 = load i32, i32* %colour23, align 4
  %cmp24 = icmp eq i32 %4, 0
  br label %land.end
land.end:
  %5 = phi i1 [ false, %while.cond ], [ %cmp24, %land.rhs ]
  br i1 %5, label %while.body, label %while.end
while.body:
  %parent25 = getelementptr inbounds %struct.node, %struct.node* %node.addr.0, i32 0, i32 1
  %6 = load %struct.node*, %struct.node** %parent25, align 4
  %parent26 = getelementptr inbounds %struct.node, %struct.node* %6, i32 0, i32 1
  %7 = load %struct.node*, %struct.node** %parent26, align 4
  %left28 = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 2
  %8 = load %struct.node*, %struct.node** %left28, align 4
  %cmp29 = icmp eq %struct.node* %6, %8
  br i1 %cmp29, label %cond.true, label %cond.false
cond.true:
  %right32 = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 3
  %9 = load %struct.node*, %struct.node** %right32, align 4
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi %struct.node* [ %9, %cond.true ], [ %8, %cond.false ]
  %tobool.i = icmp ne %struct.node* %cond, null
  br i1 %tobool.i, label %lor.rhs.i, label %black.exit
lor.rhs.i:
  %colour.i = getelementptr inbounds %struct.node, %struct.node* %cond, i32 0, i32 0
  %10 = load i32, i32* %colour.i, align 4
  %cmp.i = icmp eq i32 %10, 1
  br label %black.exit
black.exit:
  %11 = phi i1 [ true, %cond.end ], [ %cmp.i, %lor.rhs.i ]
  br i1 %11, label %if.else39, label %if.then34
if.then34:
  %12 = load %struct.node*, %struct.node** %parent25, align 4
  %colour36 = getelementptr inbounds %struct.node, %struct.node* %12, i32 0, i32 0
  store i32 1, i32* %colour36, align 4
  %colour37 = getelementptr inbounds %struct.node, %struct.node* %cond, i32 0, i32 0
  store i32 1, i32* %colour37, align 4
  %colour38 = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 0
  store i32 0, i32* %colour38, align 4
  br label %if.end62
if.else39:
  br i1 %cmp29, label %if.then41, label %if.else51
if.then41:
  %13 = load %struct.node*, %struct.node** %parent25, align 4
  %right43 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 3
  %14 = load %struct.node*, %struct.node** %right43, align 4
  %cmp44 = icmp eq %struct.node* %node.addr.0, %14
  br i1 %cmp44, label %if.then45, label %if.end47
if.then45:
  %left.i = getelementptr inbounds %struct.node, %struct.node* %14, i32 0, i32 2
  %15 = load %struct.node*, %struct.node** %left.i, align 4
  store %struct.node* %15, %struct.node** %right43, align 4
  %16 = load %struct.node*, %struct.node** %left.i, align 4
  %tobool.i54 = icmp ne %struct.node* %16, null
  br i1 %tobool.i54, label %if.then.i, label %if.end.i
if.then.i:
  %parent.i = getelementptr inbounds %struct.node, %struct.node* %16, i32 0, i32 1
  store %struct.node* %13, %struct.node** %parent.i, align 4
  br label %if.end.i
if.end.i:
  %parent4.i = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 1
  %17 = load %struct.node*, %struct.node** %parent4.i, align 4
  %parent5.i = getelementptr inbounds %struct.node, %struct.node* %14, i32 0, i32 1
  store %struct.node* %17, %struct.node** %parent5.i, align 4
  %18 = load %struct.node*, %struct.node** %parent20, align 4
  %cmp.i.i = icmp eq %struct.node* %18, %13
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else.i.i
if.then.i.i:
  store %struct.node* %14, %struct.node** %parent20, align 4
  br label %rotate_left.exit
if.else.i.i:
  %19 = load %struct.node*, %struct.node** %parent4.i, align 4
  %left.i.i = getelementptr inbounds %struct.node, %struct.node* %19, i32 0, i32 2
  %20 = load %struct.node*, %struct.node** %left.i.i, align 4
  %cmp3.i.i = icmp eq %struct.node* %20, %13
  br i1 %cmp3.i.i, label %if.then4.i.i, label %if.else7.i.i
if.then4.i.i:
  store %struct.node* %14, %struct.node** %left.i.i, align 4
  br label %if.end.i.i
if.else7.i.i:
  %right.i.i = getelementptr inbounds %struct.node, %struct.node* %19, i32 0, i32 3
  store %struct.node* %14, %struct.node** %right.i.i, align 4
  br label %if.end.i.i
if.end.i.i:
  br label %rotate_left.exit
rotate_left.exit:
  store %struct.node* %13, %struct.node** %left.i, align 4
  store %struct.node* %14, %struct.node** %parent4.i, align 4
  br label %if.end47
if.end47:
  %node.addr.1 = phi %struct.node* [ %13, %rotate_left.exit ], [ %node.addr.0, %if.then41 ]
  %parent48 = getelementptr inbounds %struct.node, %struct.node* %node.addr.1, i32 0, i32 1
  %21 = load %struct.node*, %struct.node** %parent48, align 4
  %colour49 = getelementptr inbounds %struct.node, %struct.node* %21, i32 0, i32 0
  store i32 1, i32* %colour49, align 4
  %colour50 = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 0
  store i32 0, i32* %colour50, align 4
  %22 = load %struct.node*, %struct.node** %left28, align 4
  %right.i56 = getelementptr inbounds %struct.node, %struct.node* %22, i32 0, i32 3
  %23 = load %struct.node*, %struct.node** %right.i56, align 4
  store %struct.node* %23, %struct.node** %left28, align 4
  %24 = load %struct.node*, %struct.node** %right.i56, align 4
  %tobool.i57 = icmp ne %struct.node* %24, null
  br i1 %tobool.i57, label %if.then.i59, label %if.end.i64
if.then.i59:
  %parent.i58 = getelementptr inbounds %struct.node, %struct.node* %24, i32 0, i32 1
  store %struct.node* %7, %struct.node** %parent.i58, align 4
  br label %if.end.i64
if.end.i64:
  %parent4.i60 = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 1
  %25 = load %struct.node*, %struct.node** %parent4.i60, align 4
  %parent5.i61 = getelementptr inbounds %struct.node, %struct.node* %22, i32 0, i32 1
  store %struct.node* %25, %struct.node** %parent5.i61, align 4
  %26 = load %struct.node*, %struct.node** %parent20, align 4
  %cmp.i.i63 = icmp eq %struct.node* %26, %7
  br i1 %cmp.i.i63, label %if.then.i.i65, label %if.else.i.i69
if.then.i.i65:
  store %struct.node* %22, %struct.node** %parent20, align 4
  br label %rotate_right.exit
if.else.i.i69:
  %27 = load %struct.node*, %struct.node** %parent4.i60, align 4
  %left.i.i67 = getelementptr inbounds %struct.node, %struct.node* %27, i32 0, i32 2
  %28 = load %struct.node*, %struct.node** %left.i.i67, align 4
  %cmp3.i.i68 = icmp eq %struct.node* %28, %7
  br i1 %cmp3.i.i68, label %if.then4.i.i70, label %if.else7.i.i72
if.then4.i.i70:
  store %struct.node* %22, %struct.node** %left.i.i67, align 4
  br label %if.end.i.i73
if.else7.i.i72:
  %right.i.i71 = getelementptr inbounds %struct.node, %struct.node* %27, i32 0, i32 3
  store %struct.node* %22, %struct.node** %right.i.i71, align 4
  br label %if.end.i.i73
if.end.i.i73:
  br label %rotate_right.exit
rotate_right.exit:
  store %struct.node* %7, %struct.node** %right.i56, align 4
  store %struct.node* %22, %struct.node** %parent4.i60, align 4
  br label %if.end61
if.else51:
  %29 = load %struct.node*, %struct.node** %parent25, align 4
  %left53 = getelementptr inbounds %struct.node, %struct.node* %29, i32 0, i32 2
  %30 = load %struct.node*, %struct.node** %left53, align 4
  %cmp54 = icmp eq %struct.node* %node.addr.0, %30
  br i1 %cmp54, label %if.then55, label %if.end57
if.then55:
  %right.i75 = getelementptr inbounds %struct.node, %struct.node* %30, i32 0, i32 3
  %31 = load %struct.node*, %struct.node** %right.i75, align 4
  store %struct.node* %31, %struct.node** %left53, align 4
  %32 = load %struct.node*, %struct.node** %right.i75, align 4
  %tobool.i76 = icmp ne %struct.node* %32, null
  br i1 %tobool.i76, label %if.then.i78, label %if.end.i83
if.then.i78:
  %parent.i77 = getelementptr inbounds %struct.node, %struct.node* %32, i32 0, i32 1
  store %struct.node* %29, %struct.node** %parent.i77, align 4
  br label %if.end.i83
if.end.i83:
  %parent4.i79 = getelementptr inbounds %struct.node, %struct.node* %29, i32 0, i32 1
  %33 = load %struct.node*, %struct.node** %parent4.i79, align 4
  %parent5.i80 = getelementptr inbounds %struct.node, %struct.node* %30, i32 0, i32 1
  store %struct.node* %33, %struct.node** %parent5.i80, align 4
  %34 = load %struct.node*, %struct.node** %parent20, align 4
  %cmp.i.i82 = icmp eq %struct.node* %34, %29
  br i1 %cmp.i.i82, label %if.then.i.i84, label %if.else.i.i88
if.then.i.i84:
  store %struct.node* %30, %struct.node** %parent20, align 4
  br label %rotate_right.exit93
if.else.i.i88:
  %35 = load %struct.node*, %struct.node** %parent4.i79, align 4
  %left.i.i86 = getelementptr inbounds %struct.node, %struct.node* %35, i32 0, i32 2
  %36 = load %struct.node*, %struct.node** %left.i.i86, align 4
  %cmp3.i.i87 = icmp eq %struct.node* %36, %29
  br i1 %cmp3.i.i87, label %if.then4.i.i89, label %if.else7.i.i91
if.then4.i.i89:
  store %struct.node* %30, %struct.node** %left.i.i86, align 4
  br label %if.end.i.i92
if.else7.i.i91:
  %right.i.i90 = getelementptr inbounds %struct.node, %struct.node* %35, i32 0, i32 3
  store %struct.node* %30, %struct.node** %right.i.i90, align 4
  br label %if.end.i.i92
if.end.i.i92:
  br label %rotate_right.exit93
rotate_right.exit93:
  store %struct.node* %29, %struct.node** %right.i75, align 4
  store %struct.node* %30, %struct.node** %parent4.i79, align 4
  br label %if.end57
if.end57:
  %node.addr.2 = phi %struct.node* [ %29, %rotate_right.exit93 ], [ %node.addr.0, %if.else51 ]
  %parent58 = getelementptr inbounds %struct.node, %struct.node* %node.addr.2, i32 0, i32 1
  %37 = load %struct.node*, %struct.node** %parent58, align 4
  %colour59 = getelementptr inbounds %struct.node, %struct.node* %37, i32 0, i32 0
  store i32 1, i32* %colour59, align 4
  %colour60 = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 0
  store i32 0, i32* %colour60, align 4
  %right.i94 = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 3
  %38 = load %struct.node*, %struct.node** %right.i94, align 4
  %left.i95 = getelementptr inbounds %struct.node, %struct.node* %38, i32 0, i32 2
  %39 = load %struct.node*, %struct.node** %left.i95, align 4
  store %struct.node* %39, %struct.node** %right.i94, align 4
  %40 = load %struct.node*, %struct.node** %left.i95, align 4
  %tobool.i96 = icmp ne %struct.node* %40, null
  br i1 %tobool.i96, label %if.then.i98, label %if.end.i103
if.then.i98:
  %parent.i97 = getelementptr inbounds %struct.node, %struct.node* %40, i32 0, i32 1
  store %struct.node* %7, %struct.node** %parent.i97, align 4
  br label %if.end.i103
if.end.i103:
  %parent4.i99 = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 1
  %41 = load %struct.node*, %struct.node** %parent4.i99, align 4
  %parent5.i100 = getelementptr inbounds %struct.node, %struct.node* %38, i32 0, i32 1
  store %struct.node* %41, %struct.node** %parent5.i100, align 4
  %42 = load %struct.node*, %struct.node** %parent20, align 4
  %cmp.i.i102 = icmp eq %struct.node* %42, %7
  br i1 %cmp.i.i102, label %if.then.i.i104, label %if.else.i.i108
if.then.i.i104:
  store %struct.node* %38, %struct.node** %parent20, align 4
  br label %rotate_left.exit113
if.else.i.i108:
  %43 = load %struct.node*, %struct.node** %parent4.i99, align 4
  %left.i.i106 = getelementptr inbounds %struct.node, %struct.node* %43, i32 0, i32 2
  %44 = load %struct.node*, %struct.node** %left.i.i106, align 4
  %cmp3.i.i107 = icmp eq %struct.node* %44, %7
  br i1 %cmp3.i.i107, label %if.then4.i.i109, label %if.else7.i.i111
if.then4.i.i109:
  store %struct.node* %38, %struct.node** %left.i.i106, align 4
  br label %if.end.i.i112
if.else7.i.i111:
  %right.i.i110 = getelementptr inbounds %struct.node, %struct.node* %43, i32 0, i32 3
  store %struct.node* %38, %struct.node** %right.i.i110, align 4
  br label %if.end.i.i112
if.end.i.i112:
  br label %rotate_left.exit113
rotate_left.exit113:
  store %struct.node* %7, %struct.node** %left.i95, align 4
  store %struct.node* %38, %struct.node** %parent4.i99, align 4
  br label %if.end61
if.end61:
  %node.addr.3 = phi %struct.node* [ %node.addr.1, %rotate_right.exit ], [ %node.addr.2, %rotate_left.exit113 ]
  br label %if.end62
if.end62:
  %node.addr.4 = phi %struct.node* [ %node.addr.3, %if.end61 ], [ %7, %if.then34 ]
  br label %while.cond
while.end:
  %45 = load %struct.node*, %struct.node** %parent20, align 4
  %colour64 = getelementptr inbounds %struct.node, %struct.node* %45, i32 0, i32 0
  store i32 1, i32* %colour64, align 4
  ret void
}
define dso_local %struct.node* @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(%struct.node* noundef %node, %struct.node* noundef %header) {
entry:
  %colour = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 0
  %0 = load i32, i32* %colour, align 4
  %left = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 2
  %1 = load %struct.node*, %struct.node** %left, align 4
  %tobool = icmp ne %struct.node* %1, null
  br i1 %tobool, label %land.lhs.true, label %if.else26
land.lhs.true:
  %right = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 3
  %2 = load %struct.node*, %struct.node** %right, align 4
  %tobool1 = icmp ne %struct.node* %2, null
  br i1 %tobool1, label %if.then, label %if.else26
if.then:
  br label %while.cond.i
while.cond.i:
  %node.addr.0.i = phi %struct.node* [ %2, %if.then ], [ %3, %while.body.i ]
  %left.i = getelementptr inbounds %struct.node, %struct.node* %node.addr.0.i, i32 0, i32 2
  %3 = load %struct.node*, %struct.node** %left.i, align 4
  %tobool.i = icmp ne %struct.node* %3, null
  br i1 %tobool.i, label %while.body.i, label %first.exit
while.body.i:
  br label %while.cond.i
first.exit:
  %right3 = getelementptr inbounds %struct.node, %struct.node* %node.addr.0.i, i32 0, i32 3
  %4 = load %struct.node*, %struct.node** %right3, align 4
  %5 = load %struct.node*, %struct.node** %left, align 4
  %parent5 = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 1
  store %struct.node* %node.addr.0.i, %struct.node** %parent5, align 4
  %6 = load %struct.node*, %struct.node** %left, align 4
  store %struct.node* %6, %struct.node** %left.i, align 4
  %7 = load %struct.node*, %struct.node** %right, align 4
  %cmp = icmp ne %struct.node* %node.addr.0.i, %7
  br i1 %cmp, label %if.then9, label %if.else
if.then9:
  %parent10 = getelementptr inbounds %struct.node, %struct.node* %node.addr.0.i, i32 0, i32 1
  %8 = load %struct.node*, %struct.node** %parent10, align 4
  %tobool11 = icmp ne %struct.node* %4, null
  br i1 %tobool11, label %if.then12, label %if.end
if.then12:
  %parent13 = getelementptr inbounds %struct.node, %struct.node* %4, i32 0, i32 1
  store %struct.node* %8, %struct.node** %parent13, align 4
  br label %if.end
if.end:
  %left14 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 2
  store %struct.node* %4, %struct.node** %left14, align 4
  %9 = load %struct.node*, %struct.node** %right, align 4
  store %struct.node* %9, %struct.node** %right3, align 4
  %10 = load %struct.node*, %struct.node** %right, align 4
  %parent18 = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 1
  store %struct.node* %node.addr.0.i, %struct.node** %parent18, align 4
  br label %if.end19
if.else:
  br label %if.end19
if.end19:
  %parent.0 = phi %struct.node* [ %8, %if.end ], [ %node.addr.0.i, %if.else ]
  %parent.i = getelementptr inbounds %struct.node, %struct.node* %header, i32 0, i32 1
  %11 = load %struct.node*, %struct.node** %parent.i, align 4
  %cmp.i = icmp eq %struct.node* %11, %node
  br i1 %cmp.i, label %if.then.i, label %if.else.i
if.then.i:
  store %struct.node* %node.addr.0.i, %struct.node** %parent.i, align 4
  br label %replace.exit
if.else.i:
  %parent2.i = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 1
  %12 = load %struct.node*, %struct.node** %parent2.i, align 4
  %left.i58 = getelementptr inbounds %struct.node, %struct.node* %12, i32 0, i32 2
  %13 = load %struct.node*, %struct.node** %left.i58, align 4
  %cmp3.i = icmp eq %struct.node* %13, %node
  br i1 %cmp3.i, label %if.then4.i, label %if.else7.i
if.then4.i:
  store %struct.node* %node.addr.0.i, %struct.node** %left.i58, align 4
  br label %if.end.i
if.else7.i:
  %right.i = getelementptr inbounds %struct.node, %struct.node* %12, i32 0, i32 3
  store %struct.node* %node.addr.0.i, %struct.node** %right.i, align 4
  br label %if.end.i
if.end.i:
  br label %replace.exit
replace.exit:
  %parent20 = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 1
  %14 = load %struct.node*, %struct.node** %parent20, align 4
  %parent21 = getelementptr inbounds %struct.node, %struct.node* %node.addr.0.i, i32 0, i32 1
  store %struct.node* %14, %struct.node** %parent21, align 4
  %colour22 = getelementptr inbounds %struct.node, %struct.node* %node.addr.0.i, i32 0, i32 0
  %15 = load i32, i32* %colour22, align 4
  %16 = load i32, i32* %colour, align 4
  store i32 %16, i32* %colour22, align 4
  store i32 %15, i32* %colour, align 4
  br label %if.end60
if.else26:
  %17 = load %struct.node*, %struct.node** %left, align 4
  %tobool28 = icmp ne %struct.node* %17, null
  br i1 %tobool28, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %right30 = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 3
  %18 = load %struct.node*, %struct.node** %right30, align 4
  br label %cond.end
cond.end:
  %cond = phi %struct.node* [ %17, %cond.true ], [ %18, %cond.false ]
  %parent31 = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 1
  %19 = load %struct.node*, %struct.node** %parent31, align 4
  %tobool32 = icmp ne %struct.node* %cond, null
  br i1 %tobool32, label %if.then33, label %if.end35
if.then33:
  %parent34 = getelementptr inbounds %struct.node, %struct.node* %cond, i32 0, i32 1
  store %struct.node* %19, %struct.node** %parent34, align 4
  br label %if.end35
if.end35:
  %parent.i59 = getelementptr inbounds %struct.node, %struct.node* %header, i32 0, i32 1
  %20 = load %struct.node*, %struct.node** %parent.i59, align 4
  %cmp.i60 = icmp eq %struct.node* %20, %node
  br i1 %cmp.i60, label %if.then.i61, label %if.else.i65
if.then.i61:
  store %struct.node* %cond, %struct.node** %parent.i59, align 4
  br label %replace.exit70
if.else.i65:
  %21 = load %struct.node*, %struct.node** %parent31, align 4
  %left.i63 = getelementptr inbounds %struct.node, %struct.node* %21, i32 0, i32 2
  %22 = load %struct.node*, %struct.node** %left.i63, align 4
  %cmp3.i64 = icmp eq %struct.node* %22, %node
  br i1 %cmp3.i64, label %if.then4.i66, label %if.else7.i68
if.then4.i66:
  store %struct.node* %cond, %struct.node** %left.i63, align 4
  br label %if.end.i69
if.else7.i68:
  %right.i67 = getelementptr inbounds %struct.node, %struct.node* %21, i32 0, i32 3
  store %struct.node* %cond, %struct.node** %right.i67, align 4
  br label %if.end.i69
if.end.i69:
  br label %replace.exit70
replace.exit70:
  %left36 = getelementptr inbounds %struct.node, %struct.node* %header, i32 0, i32 2
  %23 = load %struct.node*, %struct.node** %left36, align 4
  %cmp37 = icmp eq %struct.node* %23, %node
  br i1 %cmp37, label %if.then38, label %if.end47
if.then38:
  %right39 = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 3
  %24 = load %struct.node*, %struct.node** %right39, align 4
  %tobool40 = icmp ne %struct.node* %24, null
  br i1 %tobool40, label %cond.true41, label %cond.false43
cond.true41:
  br label %while.cond.i74
while.cond.i74:
  %node.addr.0.i71 = phi %struct.node* [ %cond, %cond.true41 ], [ %25, %while.body.i75 ]
  %left.i72 = getelementptr inbounds %struct.node, %struct.node* %node.addr.0.i71, i32 0, i32 2
  %25 = load %struct.node*, %struct.node** %left.i72, align 4
  %tobool.i73 = icmp ne %struct.node* %25, null
  br i1 %tobool.i73, label %while.body.i75, label %first.exit76
while.body.i75:
  br label %while.cond.i74
first.exit76:
  br label %cond.end44
cond.false43:
  br label %cond.end44
cond.end44:
  %cond45 = phi %struct.node* [ %node.addr.0.i71, %first.exit76 ], [ %19, %cond.false43 ]
  store %struct.node* %cond45, %struct.node** %left36, align 4
  br label %if.end47
if.end47:
  %right48 = getelementptr inbounds %struct.node, %struct.node* %header, i32 0, i32 3
  %26 = load %struct.node*, %struct.node** %right48, align 4
  %cmp49 = icmp eq %struct.node* %26, %node
  br i1 %cmp49, label %if.then50, label %if.end59
if.then50:
  %27 = load %struct.node*, %struct.node** %left, align 4
  %tobool52 = icmp ne %struct.node* %27, null
  br i1 %tobool52, label %cond.true53, label %cond.false55
cond.true53:
  br label %while.cond.i80
while.cond.i80:
  %node.addr.0.i77 = phi %struct.node* [ %cond, %cond.true53 ], [ %28, %while.body.i81 ]
  %right.i78 = getelementptr inbounds %struct.node, %struct.node* %node.addr.0.i77, i32 0, i32 3
  %28 = load %struct.node*, %struct.node** %right.i78, align 4
  %tobool.i79 = icmp ne %struct.node* %28, null
  br i1 %tobool.i79, label %while.body.i81, label %last.exit
while.body.i81:
  br label %while.cond.i80
last.exit:
  br label %cond.end56
cond.false55:
  br label %cond.end56
cond.end56:
  %cond57 = phi %struct.node* [ %node.addr.0.i77, %last.exit ], [ %19, %cond.false55 ]
  store %struct.node* %cond57, %struct.node** %right48, align 4
  br label %if.end59
if.end59:
  br label %if.end60
if.end60:
  %parent.1 = phi %struct.node* [ %parent.0, %replace.exit ], [ %19, %if.end59 ]
  %gone.0 = phi i32 [ %15, %replace.exit ], [ %0, %if.end59 ]
  %child.0 = phi %struct.node* [ %4, %replace.exit ], [ %cond, %if.end59 ]
  %cmp61 = icmp eq i32 %gone.0, 1
  br i1 %cmp61, label %if.then62, label %if.end63
if.then62:
  br label %while.cond.i84
while.cond.i84:
  %parent.addr.0.i = phi %struct.node* [ %parent.1, %if.then62 ], [ %parent.addr.1.i, %cleanup.i ], [ %parent.addr.2.i, %cleanup67.i ]
  %node.addr.0.i82 = phi %struct.node* [ %child.0, %if.then62 ], [ %node.addr.1.i, %cleanup.i ], [ %node.addr.2.i, %cleanup67.i ]
  %parent1.i = getelementptr inbounds %struct.node, %struct.node* %header, i32 0, i32 1
  %29 = load %struct.node*, %struct.node** %parent1.i, align 4
  %cmp.i83 = icmp ne %struct.node* %node.addr.0.i82, %29
  br i1 %cmp.i83, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %tobool.i.i = icmp ne %struct.node* %node.addr.0.i82, null
  br i1 %tobool.i.i, label %lor.rhs.i.i, label %black.exit.i
lor.rhs.i.i:
  %colour.i.i = getelementptr inbounds %struct.node, %struct.node* %node.addr.0.i82, i32 0, i32 0
  %30 = load i32, i32* %colour.i.i, align 4
  %cmp.i.i = icmp eq i32 %30, 1
  br label %black.exit.i
black.exit.i:
  %31 = phi i1 [ true, %land.rhs.i ], [ %cmp.i.i, %lor.rhs.i.i ]
  br label %land.end.i
land.end.i:
  %32 = phi i1 [ false, %while.cond.i84 ], [ %31, %black.exit.i ]
  br i1 %32, label %while.body.i86, label %while.end.i
while.body.i86:
  %left.i85 = getelementptr inbounds %struct.node, %struct.node* %parent.addr.0.i, i32 0, i32 2
  %33 = load %struct.node*, %struct.node** %left.i85, align 4
  %cmp2.i = icmp eq %struct.node* %node.addr.0.i82, %33
  br i1 %cmp2.i, label %if.then.i89, label %if.else.i93
if.then.i89:
  %right.i87 = getelementptr inbounds %struct.node, %struct.node* %parent.addr.0.i, i32 0, i32 3
  %34 = load %struct.node*, %struct.node** %right.i87, align 4
  %colour.i = getelementptr inbounds %struct.node, %struct.node* %34, i32 0, i32 0
  %35 = load i32, i32* %colour.i, align 4
  %cmp3.i88 = icmp eq i32 %35, 0
  br i1 %cmp3.i88, label %if.then4.i90, label %if.end.i91
if.then4.i90:
  store i32 1, i32* %colour.i, align 4
  %colour6.i = getelementptr inbounds %struct.node, %struct.node* %parent.addr.0.i, i32 0, i32 0
  store i32 0, i32* %colour6.i, align 4
  %36 = load %struct.node*, %struct.node** %right.i87, align 4
  %left.i.i = getelementptr inbounds %struct.node, %struct.node* %36, i32 0, i32 2
  %37 = load %struct.node*, %struct.node** %left.i.i, align 4
  store %struct.node* %37, %struct.node** %right.i87, align 4
  %38 = load %struct.node*, %struct.node** %left.i.i, align 4
  %tobool.i56.i = icmp ne %struct.node* %38, null
  br i1 %tobool.i56.i, label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  %parent.i.i = getelementptr inbounds %struct.node, %struct.node* %38, i32 0, i32 1
  store %struct.node* %parent.addr.0.i, %struct.node** %parent.i.i, align 4
  br label %if.end.i.i
if.end.i.i:
  %parent4.i.i = getelementptr inbounds %struct.node, %struct.node* %parent.addr.0.i, i32 0, i32 1
  %39 = load %struct.node*, %struct.node** %parent4.i.i, align 4
  %parent5.i.i = getelementptr inbounds %struct.node, %struct.node* %36, i32 0, i32 1
  store %struct.node* %39, %struct.node** %parent5.i.i, align 4
  %40 = load %struct.node*, %struct.node** %parent1.i, align 4
  %cmp.i.i.i = icmp eq %struct.node* %40, %parent.addr.0.i
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %if.else.i.i.i
if.then.i.i.i:
  store %struct.node* %36, %struct.node** %parent1.i, align 4
  br label %rotate_left.exit.i
if.else.i.i.i:
  %41 = load %struct.node*, %struct.node** %parent4.i.i, align 4
  %left.i.i.i = getelementptr inbounds %struct.node, %struct.node* %41, i32 0, i32 2
  %42 = load %struct.node*, %struct.node** %left.i.i.i, align 4
  %cmp3.i.i.i = icmp eq %struct.node* %42, %parent.addr.0.i
  br i1 %cmp3.i.i.i, label %if.then4.i.i.i, label %if.else7.i.i.i
if.then4.i.i.i:
  store %struct.node* %36, %struct.node** %left.i.i.i, align 4
  br label %if.end.i.i.i
if.else7.i.i.i:
  %right.i.i.i = getelementptr inbounds %struct.node, %struct.node* %41, i32 0, i32 3
  store %struct.node* %36, %struct.node** %right.i.i.i, align 4
  br label %if.end.i.i.i
if.end.i.i.i:
  br label %rotate_left.exit.i
rotate_left.exit.i:
  store %struct.node* %parent.addr.0.i, %struct.node** %left.i.i, align 4
  store %struct.node* %36, %struct.node** %parent4.i.i, align 4
  %43 = load %struct.node*, %struct.node** %right.i87, align 4
  br label %if.end.i91
if.end.i91:
  %other.0.i = phi %struct.node* [ %43, %rotate_left.exit.i ], [ %34, %if.then.i89 ]
  %left8.i = getelementptr inbounds %struct.node, %struct.node* %other.0.i, i32 0, i32 2
  %44 = load %struct.node*, %struct.node** %left8.i, align 4
  %tobool.i57.i = icmp ne %struct.node* %44, null
  br i1 %tobool.i57.i, label %lor.rhs.i60.i, label %black.exit61.i
lor.rhs.i60.i:
  %colour.i58.i = getelementptr inbounds %struct.node, %struct.node* %44, i32 0, i32 0
  %45 = load i32, i32* %colour.i58.i, align 4
  %cmp.i59.i = icmp eq i32 %45, 1
  br label %black.exit61.i
black.exit61.i:
  %46 = phi i1 [ true, %if.end.i91 ], [ %cmp.i59.i, %lor.rhs.i60.i ]
  br i1 %46, label %land.lhs.true.i, label %if.end15.i
land.lhs.true.i:
  %right10.i = getelementptr inbounds %struct.node, %struct.node* %other.0.i, i32 0, i32 3
  %47 = load %struct.node*, %struct.node** %right10.i, align 4
  %tobool.i62.i = icmp ne %struct.node* %47, null
  br i1 %tobool.i62.i, label %lor.rhs.i65.i, label %black.exit66.i
lor.rhs.i65.i:
  %colour.i63.i = getelementptr inbounds %struct.node, %struct.node* %47, i32 0, i32 0
  %48 = load i32, i32* %colour.i63.i, align 4
  %cmp.i64.i = icmp eq i32 %48, 1
  br label %black.exit66.i
black.exit66.i:
  %49 = phi i1 [ true, %land.lhs.true.i ], [ %cmp.i64.i, %lor.rhs.i65.i ]
  br i1 %49, label %if.then12.i, label %if.end15.i
if.then12.i:
  %colour13.i = getelementptr inbounds %struct.node, %struct.node* %other.0.i, i32 0, i32 0
  store i32 0, i32* %colour13.i, align 4
  %parent14.i = getelementptr inbounds %struct.node, %struct.node* %parent.addr.0.i, i32 0, i32 1
  %50 = load %struct.node*, %struct.node** %parent14.i, align 4
  br label %cleanup.i
if.end15.i:
  %right16.i = getelementptr inbounds %struct.node, %struct.node* %other.0.i, i32 0, i32 3
  %51 = load %struct.node*, %struct.node** %right16.i, align 4
  %tobool.i67.i = icmp ne %struct.node* %51, null
  br i1 %tobool.i67.i, label %lor.rhs.i70.i, label %black.exit71.i
lor.rhs.i70.i:
  %colour.i68.i = getelementptr inbounds %struct.node, %struct.node* %51, i32 0, i32 0
  %52 = load i32, i32* %colour.i68.i, align 4
  %cmp.i69.i = icmp eq i32 %52, 1
  br label %black.exit71.i
black.exit71.i:
  %53 = phi i1 [ true, %if.end15.i ], [ %cmp.i69.i, %lor.rhs.i70.i ]
  br i1 %53, label %if.then18.i, label %if.end23.i
if.then18.i:
  %54 = load %struct.node*, %struct.node** %left8.i, align 4
  %colour20.i = getelementptr inbounds %struct.node, %struct.node* %54, i32 0, i32 0
  store i32 1, i32* %colour20.i, align 4
  %colour21.i = getelementptr inbounds %struct.node, %struct.node* %other.0.i, i32 0, i32 0
  store i32 0, i32* %colour21.i, align 4
  %55 = load %struct.node*, %struct.node** %left8.i, align 4
  %right.i73.i = getelementptr inbounds %struct.node, %struct.node* %55, i32 0, i32 3
  %56 = load %struct.node*, %struct.node** %right.i73.i, align 4
  store %struct.node* %56, %struct.node** %left8.i, align 4
  %57 = load %struct.node*, %struct.node** %right.i73.i, align 4
  %tobool.i74.i = icmp ne %struct.node* %57, null
  br i1 %tobool.i74.i, label %if.then.i76.i, label %if.end.i81.i
if.then.i76.i:
  %parent.i75.i = getelementptr inbounds %struct.node, %struct.node* %57, i32 0, i32 1
  store %struct.node* %other.0.i, %struct.node** %parent.i75.i, align 4
  br label %if.end.i81.i
if.end.i81.i:
  %parent4.i77.i = getelementptr inbounds %struct.node, %struct.node* %other.0.i, i32 0, i32 1
  %58 = load %struct.node*, %struct.node** %parent4.i77.i, align 4
  %parent5.i78.i = getelementptr inbounds %struct.node, %struct.node* %55, i32 0, i32 1
  store %struct.node* %58, %struct.node** %parent5.i78.i, align 4
  %59 = load %struct.node*, %struct.node** %parent1.i, align 4
  %cmp.i.i80.i = icmp eq %struct.node* %59, %other.0.i
  br i1 %cmp.i.i80.i, label %if.then.i.i82.i, label %if.else.i.i86.i
if.then.i.i82.i:
  store %struct.node* %55, %struct.node** %parent1.i, align 4
  br label %rotate_right.exit.i
if.else.i.i86.i:
  %60 = load %struct.node*, %struct.node** %parent4.i77.i, align 4
  %left.i.i84.i = getelementptr inbounds %struct.node, %struct.node* %60, i32 0, i32 2
  %61 = load %struct.node*, %struct.node** %left.i.i84.i, align 4
  %cmp3.i.i85.i = icmp eq %struct.node* %61, %other.0.i
  br i1 %cmp3.i.i85.i, label %if.then4.i.i87.i, label %if.else7.i.i89.i
if.then4.i.i87.i:
  store %struct.node* %55, %struct.node** %left.i.i84.i, align 4
  br label %if.end.i.i90.i
if.else7.i.i89.i:
  %right.i.i88.i = getelementptr inbounds %struct.node, %struct.node* %60, i32 0, i32 3
  store %struct.node* %55, %struct.node** %right.i.i88.i, align 4
  br label %if.end.i.i90.i
if.end.i.i90.i:
  br label %rotate_right.exit.i
rotate_right.exit.i:
  store %struct.node* %other.0.i, %struct.node** %right.i73.i, align 4
  store %struct.node* %55, %struct.node** %parent4.i77.i, align 4
  %62 = load %struct.node*, %struct.node** %right.i87, align 4
  br label %if.end23.i
if.end23.i:
  %other.1.i = phi %struct.node* [ %62, %rotate_right.exit.i ], [ %other.0.i, %black.exit71.i ]
  %colour24.i = getelementptr inbounds %struct.node, %struct.node* %parent.addr.0.i, i32 0, i32 0
  %63 = load i32, i32* %colour24.i, align 4
  %colour25.i = getelementptr inbounds %struct.node, %struct.node* %other.1.i, i32 0, i32 0
  store i32 %63, i32* %colour25.i, align 4
  store i32 1, i32* %colour24.i, align 4
  %right27.i = getelementptr inbounds %struct.node, %struct.node* %other.1.i, i32 0, i32 3
  %64 = load %struct.node*, %struct.node** %right27.i, align 4
  %tobool.i92 = icmp ne %struct.node* %64, null
  br i1 %tobool.i92, label %if.then28.i, label %if.end31.i
if.then28.i:
  %colour30.i = getelementptr inbounds %struct.node, %struct.node* %64, i32 0, i32 0
  store i32 1, i32* %colour30.i, align 4
  br label %if.end31.i
if.end31.i:
  %65 = load %struct.node*, %struct.node** %right.i87, align 4
  %left.i92.i = getelementptr inbounds %struct.node, %struct.node* %65, i32 0, i32 2
  %66 = load %struct.node*, %struct.node** %left.i92.i, align 4
  store %struct.node* %66, %struct.node** %right.i87, align 4
  %67 = load %struct.node*, %struct.node** %left.i92.i, align 4
  %tobool.i93.i = icmp ne %struct.node* %67, null
  br i1 %tobool.i93.i, label %if.then.i95.i, label %if.end.i100.i
if.then.i95.i:
  %parent.i94.i = getelementptr inbounds %struct.node, %struct.node* %67, i32 0, i32 1
  store %struct.node* %parent.addr.0.i, %struct.node** %parent.i94.i, align 4
  br label %if.end.i100.i
if.end.i100.i:
  %parent4.i96.i = getelementptr inbounds %struct.node, %struct.node* %parent.addr.0.i, i32 0, i32 1
  %68 = load %struct.node*, %struct.node** %parent4.i96.i, align 4
  %parent5.i97.i = getelementptr inbounds %struct.node, %struct.node* %65, i32 0, i32 1
  store %struct.node* %68, %struct.node** %parent5.i97.i, align 4
  %69 = load %struct.node*, %struct.node** %parent1.i, align 4
  %cmp.i.i99.i = icmp eq %struct.node* %69, %parent.addr.0.i
  br i1 %cmp.i.i99.i, label %if.then.i.i101.i, label %if.else.i.i105.i
if.then.i.i101.i:
  store %struct.node* %65, %struct.node** %parent1.i, align 4
  br label %rotate_left.exit110.i
if.else.i.i105.i:
  %70 = load %struct.node*, %struct.node** %parent4.i96.i, align 4
  %left.i.i103.i = getelementptr inbounds %struct.node, %struct.node* %70, i32 0, i32 2
  %71 = load %struct.node*, %struct.node** %left.i.i103.i, align 4
  %cmp3.i.i104.i = icmp eq %struct.node* %71, %parent.addr.0.i
  br i1 %cmp3.i.i104.i, label %if.then4.i.i106.i, label %if.else7.i.i108.i
if.then4.i.i106.i:
  store %struct.node* %65, %struct.node** %left.i.i103.i, align 4
  br label %if.end.i.i109.i
if.else7.i.i108.i:
  %right.i.i107.i = getelementptr inbounds %struct.node, %struct.node* %70, i32 0, i32 3
  store %struct.node* %65, %struct.node** %right.i.i107.i, align 4
  br label %if.end.i.i109.i
if.end.i.i109.i:
  br label %rotate_left.exit110.i
rotate_left.exit110.i:
  store %struct.node* %parent.addr.0.i, %struct.node** %left.i92.i, align 4
  store %struct.node* %65, %struct.node** %parent4.i96.i, align 4
  br label %cleanup.i
cleanup.i:
  %parent.addr.1.i = phi %struct.node* [ %50, %if.then12.i ], [ %parent.addr.0.i, %rotate_left.exit110.i ]
  %node.addr.1.i = phi %struct.node* [ %parent.addr.0.i, %if.then12.i ], [ %node.addr.0.i82, %rotate_left.exit110.i ]
  %cleanup.dest.slot.0.i = phi i32 [ 2, %if.then12.i ], [ 0, %rotate_left.exit110.i ]
  switch i32 %cleanup.dest.slot.0.i, label %unreachable.i [
    i32 0, label %cleanup.cont.i
    i32 2, label %while.cond.i84
  ]
cleanup.cont.i:
  br label %if.end70.i
if.else.i93:
  %colour34.i = getelementptr inbounds %struct.node, %struct.node* %33, i32 0, i32 0
  %72 = load i32, i32* %colour34.i, align 4
  %cmp35.i = icmp eq i32 %72, 0
  br i1 %cmp35.i, label %if.then36.i, label %if.end40.i
if.then36.i:
  store i32 1, i32* %colour34.i, align 4
  %colour38.i = getelementptr inbounds %struct.node, %struct.node* %parent.addr.0.i, i32 0, i32 0
  store i32 0, i32* %colour38.i, align 4
  %73 = load %struct.node*, %struct.node** %left.i85, align 4
  %right.i112.i = getelementptr inbounds %struct.node, %struct.node* %73, i32 0, i32 3
  %74 = load %struct.node*, %struct.node** %right.i112.i, align 4
  store %struct.node* %74, %struct.node** %left.i85, align 4
  %75 = load %struct.node*, %struct.node** %right.i112.i, align 4
  %tobool.i113.i = icmp ne %struct.node* %75, null
  br i1 %tobool.i113.i, label %if.then.i115.i, label %if.end.i120.i
if.then.i115.i:
  %parent.i114.i = getelementptr inbounds %struct.node, %struct.node* %75, i32 0, i32 1
  store %struct.node* %parent.addr.0.i, %struct.node** %parent.i114.i, align 4
  br label %if.end.i120.i
if.end.i120.i:
  %parent4.i116.i = getelementptr inbounds %struct.node, %struct.node* %parent.addr.0.i, i32 0, i32 1
  %76 = load %struct.node*, %struct.node** %parent4.i116.i, align 4
  %parent5.i117.i = getelementptr inbounds %struct.node, %struct.node* %73, i32 0, i32 1
  store %struct.node* %76, %struct.node** %parent5.i117.i, align 4
  %77 = load %struct.node*, %struct.node** %parent1.i, align 4
  %cmp.i.i119.i = icmp eq %struct.node* %77, %parent.addr.0.i
  br i1 %cmp.i.i119.i, label %if.then.i.i121.i, label %if.else.i.i125.i
if.then.i.i121.i:
  store %struct.node* %73, %struct.node** %parent1.i, align 4
  br label %rotate_right.exit130.i
if.else.i.i125.i:
  %78 = load %struct.node*, %struct.node** %parent4.i116.i, align 4
  %left.i.i123.i = getelementptr inbounds %struct.node, %struct.node* %78, i32 0, i32 2
  %79 = load %struct.node*, %struct.node** %left.i.i123.i, align 4
  %cmp3.i.i124.i = icmp eq %struct.node* %79, %parent.addr.0.i
  br i1 %cmp3.i.i124.i, label %if.then4.i.i126.i, label %if.else7.i.i128.i
if.then4.i.i126.i:
  store %struct.node* %73, %struct.node** %left.i.i123.i, align 4
  br label %if.end.i.i129.i
if.else7.i.i128.i:
  %right.i.i127.i = getelementptr inbounds %struct.node, %struct.node* %78, i32 0, i32 3
  store %struct.node* %73, %struct.node** %right.i.i127.i, align 4
  br label %if.end.i.i129.i
if.end.i.i129.i:
  br label %rotate_right.exit130.i
rotate_right.exit130.i:
  store %struct.node* %parent.addr.0.i, %struct.node** %right.i112.i, align 4
  store %struct.node* %73, %struct.node** %parent4.i116.i, align 4
  %80 = load %struct.node*, %struct.node** %left.i85, align 4
  br label %if.end40.i
if.end40.i:
  %other32.0.i = phi %struct.node* [ %80, %rotate_right.exit130.i ], [ %33, %if.else.i93 ]
  %right41.i = getelementptr inbounds %struct.node, %struct.node* %other32.0.i, i32 0, i32 3
  %81 = load %struct.node*, %struct.node** %right41.i, align 4
  %tobool.i131.i = icmp ne %struct.node* %81, null
  br i1 %tobool.i131.i, label %lor.rhs.i134.i, label %black.exit135.i
lor.rhs.i134.i:
  %colour.i132.i = getelementptr inbounds %struct.node, %struct.node* %81, i32 0, i32 0
  %82 = load i32, i32* %colour.i132.i, align 4
  %cmp.i133.i = icmp eq i32 %82, 1
  br label %black.exit135.i
black.exit135.i:
  %83 = phi i1 [ true, %if.end40.i ], [ %cmp.i133.i, %lor.rhs.i134.i ]
  br i1 %83, label %land.lhs.true43.i, label %if.end49.i
land.lhs.true43.i:
  %left44.i = getelementptr inbounds %struct.node, %struct.node* %other32.0.i, i32 0, i32 2
  %84 = load %struct.node*, %struct.node** %left44.i, align 4
  %tobool.i136.i = icmp ne %struct.node* %84, null
  br i1 %tobool.i136.i, label %lor.rhs.i139.i, label %black.exit140.i
lor.rhs.i139.i:
  %colour.i137.i = getelementptr inbounds %struct.node, %struct.node* %84, i32 0, i32 0
  %85 = load i32, i32* %colour.i137.i, align 4
  %cmp.i138.i = icmp eq i32 %85, 1
  br label %black.exit140.i
black.exit140.i:
  %86 = phi i1 [ true, %land.lhs.true43.i ], [ %cmp.i138.i, %lor.rhs.i139.i ]
  br i1 %86, label %if.then46.i, label %if.end49.i
if.then46.i:
  %colour47.i = getelementptr inbounds %struct.node, %struct.node* %other32.0.i, i32 0, i32 0
  store i32 0, i32* %colour47.i, align 4
  %parent48.i = getelementptr inbounds %struct.node, %struct.node* %parent.addr.0.i, i32 0, i32 1
  %87 = load %struct.node*, %struct.node** %parent48.i, align 4
  br label %cleanup67.i
if.end49.i:
  %left50.i = getelementptr inbounds %struct.node, %struct.node* %other32.0.i, i32 0, i32 2
  %88 = load %struct.node*, %struct.node** %left50.i, align 4
  %tobool.i141.i = icmp ne %struct.node* %88, null
  br i1 %tobool.i141.i, label %lor.rhs.i144.i, label %black.exit145.i
lor.rhs.i144.i:
  %colour.i142.i = getelementptr inbounds %struct.node, %struct.node* %88, i32 0, i32 0
  %89 = load i32, i32* %colour.i142.i, align 4
  %cmp.i143.i = icmp eq i32 %89, 1
  br label %black.exit145.i
black.exit145.i:
  %90 = phi i1 [ true, %if.end49.i ], [ %cmp.i143.i, %lor.rhs.i144.i ]
  br i1 %90, label %if.then52.i, label %if.end57.i
if.then52.i:
  %91 = load %struct.node*, %struct.node** %right41.i, align 4
  %colour54.i = getelementptr inbounds %struct.node, %struct.node* %91, i32 0, i32 0
  store i32 1, i32* %colour54.i, align 4
  %colour55.i = getelementptr inbounds %struct.node, %struct.node* %other32.0.i, i32 0, i32 0
  store i32 0, i32* %colour55.i, align 4
  %92 = load %struct.node*, %struct.node** %right41.i, align 4
  %left.i147.i = getelementptr inbounds %struct.node, %struct.node* %92, i32 0, i32 2
  %93 = load %struct.node*, %struct.node** %left.i147.i, align 4
  store %struct.node* %93, %struct.node** %right41.i, align 4
  %94 = load %struct.node*, %struct.node** %left.i147.i, align 4
  %tobool.i148.i = icmp ne %struct.node* %94, null
  br i1 %tobool.i148.i, label %if.then.i150.i, label %if.end.i155.i
if.then.i150.i:
  %parent.i149.i = getelementptr inbounds %struct.node, %struct.node* %94, i32 0, i32 1
  store %struct.node* %other32.0.i, %struct.node** %parent.i149.i, align 4
  br label %if.end.i155.i
if.end.i155.i:
  %parent4.i151.i = getelementptr inbounds %struct.node, %struct.node* %other32.0.i, i32 0, i32 1
  %95 = load %struct.node*, %struct.node** %parent4.i151.i, align 4
  %parent5.i152.i = getelementptr inbounds %struct.node, %struct.node* %92, i32 0, i32 1
  store %struct.node* %95, %struct.node** %parent5.i152.i, align 4
  %96 = load %struct.node*, %struct.node** %parent1.i, align 4
  %cmp.i.i154.i = icmp eq %struct.node* %96, %other32.0.i
  br i1 %cmp.i.i154.i, label %if.then.i.i156.i, label %if.else.i.i160.i
if.then.i.i156.i:
  store %struct.node* %92, %struct.node** %parent1.i, align 4
  br label %rotate_left.exit165.i
if.else.i.i160.i:
  %97 = load %struct.node*, %struct.node** %parent4.i151.i, align 4
  %left.i.i158.i = getelementptr inbounds %struct.node, %struct.node* %97, i32 0, i32 2
  %98 = load %struct.node*, %struct.node** %left.i.i158.i, align 4
  %cmp3.i.i159.i = icmp eq %struct.node* %98, %other32.0.i
  br i1 %cmp3.i.i159.i, label %if.then4.i.i161.i, label %if.else7.i.i163.i
if.then4.i.i161.i:
  store %struct.node* %92, %struct.node** %left.i.i158.i, align 4
  br label %if.end.i.i164.i
if.else7.i.i163.i:
  %right.i.i162.i = getelementptr inbounds %struct.node, %struct.node* %97, i32 0, i32 3
  store %struct.node* %92, %struct.node** %right.i.i162.i, align 4
  br label %if.end.i.i164.i
if.end.i.i164.i:
  br label %rotate_left.exit165.i
rotate_left.exit165.i:
  store %struct.node* %other32.0.i, %struct.node** %left.i147.i, align 4
  store %struct.node* %92, %struct.node** %parent4.i151.i, align 4
  %99 = load %struct.node*, %struct.node** %left.i85, align 4
  br label %if.end57.i
if.end57.i:
  %other32.1.i = phi %struct.node* [ %99, %rotate_left.exit165.i ], [ %other32.0.i, %black.exit145.i ]
  %colour58.i = getelementptr inbounds %struct.node, %struct.node* %parent.addr.0.i, i32 0, i32 0
  %100 = load i32, i32* %colour58.i, align 4
  %colour59.i = getelementptr inbounds %struct.node, %struct.node* %other32.1.i, i32 0, i32 0
  store i32 %100, i32* %colour59.i, align 4
  store i32 1, i32* %colour58.i, align 4
  %left61.i = getelementptr inbounds %struct.node, %struct.node* %other32.1.i, i32 0, i32 2
  %101 = load %struct.node*, %struct.node** %left61.i, align 4
  %tobool62.i = icmp ne %struct.node* %101, null
  br i1 %tobool62.i, label %if.then63.i, label %if.end66.i
if.then63.i:
  %colour65.i = getelementptr inbounds %struct.node, %struct.node* %101, i32 0, i32 0
  store i32 1, i32* %colour65.i, align 4
  br label %if.end66.i
if.end66.i:
  %102 = load %struct.node*, %struct.node** %left.i85, align 4
  %right.i167.i = getelementptr inbounds %struct.node, %struct.node* %102, i32 0, i32 3
  %103 = load %struct.node*, %struct.node** %right.i167.i, align 4
  store %struct.node* %103, %struct.node** %left.i85, align 4
  %104 = load %struct.node*, %struct.node** %right.i167.i, align 4
  %tobool.i168.i = icmp ne %struct.node* %104, null
  br i1 %tobool.i168.i, label %if.then.i170.i, label %if.end.i175.i
if.then.i170.i:
  %parent.i169.i = getelementptr inbounds %struct.node, %struct.node* %104, i32 0, i32 1
  store %struct.node* %parent.addr.0.i, %struct.node** %parent.i169.i, align 4
  br label %if.end.i175.i
if.end.i175.i:
  %parent4.i171.i = getelementptr inbounds %struct.node, %struct.node* %parent.addr.0.i, i32 0, i32 1
  %105 = load %struct.node*, %struct.node** %parent4.i171.i, align 4
  %parent5.i172.i = getelementptr inbounds %struct.node, %struct.node* %102, i32 0, i32 1
  store %struct.node* %105, %struct.node** %parent5.i172.i, align 4
  %106 = load %struct.node*, %struct.node** %parent1.i, align 4
  %cmp.i.i174.i = icmp eq %struct.node* %106, %parent.addr.0.i
  br i1 %cmp.i.i174.i, label %if.then.i.i176.i, label %if.else.i.i180.i
if.then.i.i176.i:
  store %struct.node* %102, %struct.node** %parent1.i, align 4
  br label %rotate_right.exit185.i
if.else.i.i180.i:
  %107 = load %struct.node*, %struct.node** %parent4.i171.i, align 4
  %left.i.i178.i = getelementptr inbounds %struct.node, %struct.node* %107, i32 0, i32 2
  %108 = load %struct.node*, %struct.node** %left.i.i178.i, align 4
  %cmp3.i.i179.i = icmp eq %struct.node* %108, %parent.addr.0.i
  br i1 %cmp3.i.i179.i, label %if.then4.i.i181.i, label %if.else7.i.i183.i
if.then4.i.i181.i:
  store %struct.node* %102, %struct.node** %left.i.i178.i, align 4
  br label %if.end.i.i184.i
if.else7.i.i183.i:
  %right.i.i182.i = getelementptr inbounds %struct.node, %struct.node* %107, i32 0, i32 3
  store %struct.node* %102, %struct.node** %right.i.i182.i, align 4
  br label %if.end.i.i184.i
if.end.i.i184.i:
  br label %rotate_right.exit185.i
rotate_right.exit185.i:
  store %struct.node* %parent.addr.0.i, %struct.node** %right.i167.i, align 4
  store %struct.node* %102, %struct.node** %parent4.i171.i, align 4
  br label %cleanup67.i
cleanup67.i:
  %parent.addr.2.i = phi %struct.node* [ %87, %if.then46.i ], [ %parent.addr.0.i, %rotate_right.exit185.i ]
  %node.addr.2.i = phi %struct.node* [ %parent.addr.0.i, %if.then46.i ], [ %node.addr.0.i82, %rotate_right.exit185.i ]
  %cleanup.dest.slot.1.i = phi i32 [ 2, %if.then46.i ], [ 0, %rotate_right.exit185.i ]
  switch i32 %cleanup.dest.slot.1.i, label %unreachable.i [
    i32 0, label %cleanup.cont69.i
    i32 2, label %while.cond.i84
  ]
cleanup.cont69.i:
  br label %if.end70.i
if.end70.i:
  %node.addr.3.i = phi %struct.node* [ %node.addr.1.i, %cleanup.cont.i ], [ %node.addr.2.i, %cleanup.cont69.i ]
  br label %while.end.i
while.end.i:
  %node.addr.4.i = phi %struct.node* [ %node.addr.3.i, %if.end70.i ], [ %node.addr.0.i82, %land.end.i ]
  %tobool71.i = icmp ne %struct.node* %node.addr.4.i, null
  br i1 %tobool71.i, label %if.then72.i, label %restore.exit
if.then72.i:
  %colour73.i = getelementptr inbounds %struct.node, %struct.node* %node.addr.4.i, i32 0, i32 0
  store i32 1, i32* %colour73.i, align 4
  br label %restore.exit
unreachable.i:
  unreachable
restore.exit:
  br label %if.end63
if.end63:
  ret %struct.node* %node
}
define dso_local %struct.node* @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(%struct.node* noundef %node) {
entry:
  %right.i = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 3
  %0 = load %struct.node*, %struct.node** %right.i, align 4
  %tobool.i = icmp ne %struct.node* %0, null
  br i1 %tobool.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %while.cond.i.i
while.cond.i.i:
  %node.addr.0.i.i = phi %struct.node* [ %0, %if.then.i ], [ %1, %while.body.i.i ]
  %left.i.i = getelementptr inbounds %struct.node, %struct.node* %node.addr.0.i.i, i32 0, i32 2
  %1 = load %struct.node*, %struct.node** %left.i.i, align 4
  %tobool.i.i = icmp ne %struct.node* %1, null
  br i1 %tobool.i.i, label %while.body.i.i, label %first.exit.i
while.body.i.i:
  br label %while.cond.i.i
first.exit.i:
  br label %next.exit
if.end.i:
  %parent.i = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 1
  %2 = load %struct.node*, %struct.node** %parent.i, align 4
  br label %while.cond.i
while.cond.i:
  %node.addr.0.i = phi %struct.node* [ %node, %if.end.i ], [ %above.0.i, %while.body.i ]
  %above.0.i = phi %struct.node* [ %2, %if.end.i ], [ %4, %while.body.i ]
  %right2.i = getelementptr inbounds %struct.node, %struct.node* %above.0.i, i32 0, i32 3
  %3 = load %struct.node*, %struct.node** %right2.i, align 4
  %cmp.i = icmp eq %struct.node* %node.addr.0.i, %3
  br i1 %cmp.i, label %while.body.i, label %while.end.i
while.body.i:
  %parent3.i = getelementptr inbounds %struct.node, %struct.node* %above.0.i, i32 0, i32 1
  %4 = load %struct.node*, %struct.node** %parent3.i, align 4
  br label %while.cond.i
while.end.i:
  %right4.i = getelementptr inbounds %struct.node, %struct.node* %node.addr.0.i, i32 0, i32 3
  %5 = load %struct.node*, %struct.node** %right4.i, align 4
  %cmp5.i = icmp ne %struct.node* %5, %above.0.i
  br i1 %cmp5.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi %struct.node* [ %above.0.i, %cond.true.i ], [ %node.addr.0.i, %cond.false.i ]
  br label %next.exit
next.exit:
  %retval.0.i = phi %struct.node* [ %node.addr.0.i.i, %first.exit.i ], [ %cond.i, %cond.end.i ]
  ret %struct.node* %retval.0.i
}
define dso_local %struct.node* @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(%struct.node* noundef %node) {
entry:
  %right.i = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 3
  %0 = load %struct.node*, %struct.node** %right.i, align 4
  %tobool.i = icmp ne %struct.node* %0, null
  br i1 %tobool.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %while.cond.i.i
while.cond.i.i:
  %node.addr.0.i.i = phi %struct.node* [ %0, %if.then.i ], [ %1, %while.body.i.i ]
  %left.i.i = getelementptr inbounds %struct.node, %struct.node* %node.addr.0.i.i, i32 0, i32 2
  %1 = load %struct.node*, %struct.node** %left.i.i, align 4
  %tobool.i.i = icmp ne %struct.node* %1, null
  br i1 %tobool.i.i, label %while.body.i.i, label %first.exit.i
while.body.i.i:
  br label %while.cond.i.i
first.exit.i:
  br label %next.exit
if.end.i:
  %parent.i = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 1
  %2 = load %struct.node*, %struct.node** %parent.i, align 4
  br label %while.cond.i
while.cond.i:
  %node.addr.0.i = phi %struct.node* [ %node, %if.end.i ], [ %above.0.i, %while.body.i ]
  %above.0.i = phi %struct.node* [ %2, %if.end.i ], [ %4, %while.body.i ]
  %right2.i = getelementptr inbounds %struct.node, %struct.node* %above.0.i, i32 0, i32 3
  %3 = load %struct.node*, %struct.node** %right2.i, align 4
  %cmp.i = icmp eq %struct.node* %node.addr.0.i, %3
  br i1 %cmp.i, label %while.body.i, label %while.end.i
while.body.i:
  %parent3.i = getelementptr inbounds %struct.node, %struct.node* %above.0.i, i32 0, i32 1
  %4 = load %struct.node*, %struct.node** %parent3.i, align 4
  br label %while.cond.i
while.end.i:
  %right4.i = getelementptr inbounds %struct.node, %struct.node* %node.addr.0.i, i32 0, i32 3
  %5 = load %struct.node*, %struct.node** %right4.i, align 4
  %cmp5.i = icmp ne %struct.node* %5, %above.0.i
  br i1 %cmp5.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi %struct.node* [ %above.0.i, %cond.true.i ], [ %node.addr.0.i, %cond.false.i ]
  br label %next.exit
next.exit:
  %retval.0.i = phi %struct.node* [ %node.addr.0.i.i, %first.exit.i ], [ %cond.i, %cond.end.i ]
  ret %struct.node* %retval.0.i
}
define dso_local %struct.node* @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(%struct.node* noundef %node) {
entry:
  %colour.i = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 0
  %0 = load i32, i32* %colour.i, align 4
  %cmp.i = icmp eq i32 %0, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %parent.i = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 1
  %1 = load %struct.node*, %struct.node** %parent.i, align 4
  %parent1.i = getelementptr inbounds %struct.node, %struct.node* %1, i32 0, i32 1
  %2 = load %struct.node*, %struct.node** %parent1.i, align 4
  %cmp2.i = icmp eq %struct.node* %2, %node
  br i1 %cmp2.i, label %if.then.i, label %if.end.i
if.then.i:
  %right.i = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 3
  %3 = load %struct.node*, %struct.node** %right.i, align 4
  br label %previous.exit
if.end.i:
  %left.i = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 2
  %4 = load %struct.node*, %struct.node** %left.i, align 4
  %tobool.i = icmp ne %struct.node* %4, null
  br i1 %tobool.i, label %if.then3.i, label %if.end5.i
if.then3.i:
  br label %while.cond.i.i
while.cond.i.i:
  %node.addr.0.i.i = phi %struct.node* [ %4, %if.then3.i ], [ %5, %while.body.i.i ]
  %right.i.i = getelementptr inbounds %struct.node, %struct.node* %node.addr.0.i.i, i32 0, i32 3
  %5 = load %struct.node*, %struct.node** %right.i.i, align 4
  %tobool.i.i = icmp ne %struct.node* %5, null
  br i1 %tobool.i.i, label %while.body.i.i, label %last.exit.i
while.body.i.i:
  br label %while.cond.i.i
last.exit.i:
  br label %previous.exit
if.end5.i:
  %parent6.i = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 1
  %6 = load %struct.node*, %struct.node** %parent6.i, align 4
  br label %while.cond.i
while.cond.i:
  %node.addr.0.i = phi %struct.node* [ %node, %if.end5.i ], [ %above.0.i, %while.body.i ]
  %above.0.i = phi %struct.node* [ %6, %if.end5.i ], [ %8, %while.body.i ]
  %left7.i = getelementptr inbounds %struct.node, %struct.node* %above.0.i, i32 0, i32 2
  %7 = load %struct.node*, %struct.node** %left7.i, align 4
  %cmp8.i = icmp eq %struct.node* %node.addr.0.i, %7
  br i1 %cmp8.i, label %while.body.i, label %while.end.i
while.body.i:
  %parent9.i = getelementptr inbounds %struct.node, %struct.node* %above.0.i, i32 0, i32 1
  %8 = load %struct.node*, %struct.node** %parent9.i, align 4
  br label %while.cond.i
while.end.i:
  br label %previous.exit
previous.exit:
  %retval.0.i = phi %struct.node* [ %3, %if.then.i ], [ %node.addr.0.i.i, %last.exit.i ], [ %above.0.i, %while.end.i ]
  ret %struct.node* %retval.0.i
}
define dso_local %struct.node* @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(%struct.node* noundef %node) {
entry:
  %colour.i = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 0
  %0 = load i32, i32* %colour.i, align 4
  %cmp.i = icmp eq i32 %0, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %parent.i = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 1
  %1 = load %struct.node*, %struct.node** %parent.i, align 4
  %parent1.i = getelementptr inbounds %struct.node, %struct.node* %1, i32 0, i32 1
  %2 = load %struct.node*, %struct.node** %parent1.i, align 4
  %cmp2.i = icmp eq %struct.node* %2, %node
  br i1 %cmp2.i, label %if.then.i, label %if.end.i
if.then.i:
  %right.i = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 3
  %3 = load %struct.node*, %struct.node** %right.i, align 4
  br label %previous.exit
if.end.i:
  %left.i = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 2
  %4 = load %struct.node*, %struct.node** %left.i, align 4
  %tobool.i = icmp ne %struct.node* %4, null
  br i1 %tobool.i, label %if.then3.i, label %if.end5.i
if.then3.i:
  br label %while.cond.i.i
while.cond.i.i:
  %node.addr.0.i.i = phi %struct.node* [ %4, %if.then3.i ], [ %5, %while.body.i.i ]
  %right.i.i = getelementptr inbounds %struct.node, %struct.node* %node.addr.0.i.i, i32 0, i32 3
  %5 = load %struct.node*, %struct.node** %right.i.i, align 4
  %tobool.i.i = icmp ne %struct.node* %5, null
  br i1 %tobool.i.i, label %while.body.i.i, label %last.exit.i
while.body.i.i:
  br label %while.cond.i.i
last.exit.i:
  br label %previous.exit
if.end5.i:
  %parent6.i = getelementptr inbounds %struct.node, %struct.node* %node, i32 0, i32 1
  %6 = load %struct.node*, %struct.node** %parent6.i, align 4
  br label %while.cond.i
while.cond.i:
  %node.addr.0.i = phi %struct.node* [ %node, %if.end5.i ], [ %above.0.i, %while.body.i ]
  %above.0.i = phi %struct.node* [ %6, %if.end5.i ], [ %8, %while.body.i ]
  %left7.i = getelementptr inbounds %struct.node, %struct.node* %above.0.i, i32 0, i32 2
  %7 = load %struct.node*, %struct.node** %left7.i, align 4
  %cmp8.i = icmp eq %struct.node* %node.addr.0.i, %7
  br i1 %cmp8.i, label %while.body.i, label %while.end.i
while.body.i:
  %parent9.i = getelementptr inbounds %struct.node, %struct.node* %above.0.i, i32 0, i32 1
  %8 = load %struct.node*, %struct.node** %parent9.i, align 4
  br label %while.cond.i
while.end.i:
  br label %previous.exit
previous.exit:
  %retval.0.i = phi %struct.node* [ %3, %if.then.i ], [ %node.addr.0.i.i, %last.exit.i ], [ %above.0.i, %while.end.i ]
  ret %struct.node* %retval.0.i
}
