target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local i64 @wcslen(i32* noundef %s) {
entry:
  br label %while.cond
while.cond:
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i32, i32* %s, i64 %n.0
  %0 = load i32, i32* %arrayidx, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %while.body, label %while.end
while.body:
  %inc = add i64 %n.0, 1
  br label %while.cond
while.end:
  ret i64 %n.0
}
define dso_local i64 @wcsnlen(i32* noundef %s, i64 noundef %most) {
entry:
  br label %while.cond
while.cond:
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %cmp = icmp ult i64 %n.0, %most
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %arrayidx = getelementptr inbounds i32, i32* %s, i64 %n.0
  %0 = load i32, i32* %arrayidx, align 4
  %tobool = icmp ne i32 %0, 0
  br label %land.end
land.end:
  %1 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ]
  br i1 %1, label %while.body, label %while.end
while.body:
  %inc = add i64 %n.0, 1
  br label %while.cond
while.end:
  ret i64 %n.0
}
define dso_local i32* @wcscpy(i32* noalias noundef nonnull %to, i32* noalias noundef nonnull %from) {
entry:
  br label %while.cond
while.cond:
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i32, i32* %from, i64 %i.0
  %0 = load i32, i32* %arrayidx, align 4
  %arrayidx1 = getelementptr inbounds i32, i32* %to, i64 %i.0
  store i32 %0, i32* %arrayidx1, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %while.body, label %while.end
while.body:
  %inc = add i64 %i.0, 1
  br label %while.cond
while.end:
  %1 = bitcast i32* %to to i8*
  %2 = bitcast i32* %from to i8*
  %add = add i64 %i.0, 1
  %mul = mul i64 %add, 4
  call void @__gsmack_apart(i8* noundef %1, i8* noundef %2, i64 noundef %mul)
  ret i32* %to
}
declare dso_local void @__gsmack_apart(i8* noundef, i8* noundef, i64 noundef)
define dso_local i32* @wcsncpy(i32* noalias noundef nonnull %to, i32* noalias noundef nonnull %from, i64 noundef %size) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i64 %i.0, %size
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %arrayidx = getelementptr inbounds i32, i32* %from, i64 %i.0
  %0 = load i32, i32* %arrayidx, align 4
  %tobool = icmp ne i32 %0, 0
  br label %land.end
land.end:
  %1 = phi i1 [ false, %for.cond ], [ %tobool, %land.rhs ]
  br i1 %1, label %for.body, label %for.end
for.body:
  %arrayidx1 = getelementptr inbounds i32, i32* %from, i64 %i.0
  %2 = load i32, i32* %arrayidx1, align 4
  %arrayidx2 = getelementptr inbounds i32, i32* %to, i64 %i.0
  store i32 %2, i32* %arrayidx2, align 4
  br label %for.inc
for.inc:
  %inc = add i64 %i.0, 1
  br label %for.cond
for.end:
  %3 = bitcast i32* %to to i8*
  %4 = bitcast i32* %from to i8*
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %add = add i64 %i.0, 1
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %add, %cond.true ], [ %size, %cond.false ]
  %mul = mul i64 %cond, 4
  call void @__gsmack_apart(i8* noundef %3, i8* noundef %4, i64 noundef %mul)
  br label %for.cond4
for.cond4:
  %i.1 = phi i64 [ %i.0, %cond.end ], [ %inc9, %for.inc8 ]
  %cmp5 = icmp ult i64 %i.1, %size
  br i1 %cmp5, label %for.body6, label %for.end10
for.body6:
  %arrayidx7 = getelementptr inbounds i32, i32* %to, i64 %i.1
  store i32 0, i32* %arrayidx7, align 4
  br label %for.inc8
for.inc8:
  %inc9 = add i64 %i.1, 1
  br label %for.cond4
for.end10:
  ret i32* %to
}
define dso_local i32* @wcscat(i32* noalias noundef nonnull %to, i32* noalias noundef nonnull %from) {
entry:
  br label %while.cond.i
while.cond.i:
  %n.0.i = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i32, i32* %to, i64 %n.0.i
  %0 = load i32, i32* %arrayidx.i, align 4
  %tobool.i = icmp ne i32 %0, 0
  br i1 %tobool.i, label %while.body.i, label %wcslen.exit
while.body.i:
  %inc.i = add i64 %n.0.i, 1
  br label %while.cond.i
wcslen.exit:
  br label %while.cond.i5
while.cond.i5:
  %i.0.i = phi i64 [ 0, %wcslen.exit ], [ %inc.i6, %while.body.i7 ]
  %arrayidx.i3 = getelementptr inbounds i32, i32* %from, i64 %i.0.i
  %1 = load i32, i32* %arrayidx.i3, align 4
  %arrayidx1.i = getelementptr inbounds i32, i32* %arrayidx.i, i64 %i.0.i
  store i32 %1, i32* %arrayidx1.i, align 4
  %tobool.i4 = icmp ne i32 %1, 0
  br i1 %tobool.i4, label %while.body.i7, label %wcscpy.exit
while.body.i7:
  %inc.i6 = add i64 %i.0.i, 1
  br label %while.cond.i5
wcscpy.exit:
  %2 = bitcast i32* %arrayidx.i to i8*
  %3 = bitcast i32* %from to i8*
  %add.i = add i64 %i.0.i, 1
  %mul.i = mul i64 %add.i, 4
  call void @__gsmack_apart(i8* noundef %2, i8* noundef %3, i64 noundef %mul.i)
  ret i32* %to
}
define dso_local i32* @wcsncat(i32* noalias noundef nonnull %to, i32* noalias noundef nonnull %from, i64 noundef %size) {
entry:
  br label %while.cond
while.cond:
  %end.0 = phi i32* [ %to, %entry ], [ %incdec.ptr, %while.body ]
  %0 = load i32, i32* %end.0, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %while.body, label %while.end
while.body:
  %incdec.ptr = getelementptr inbounds i32, i32* %end.0, i32 1
  br label %while.cond
while.end:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 0, %while.end ], [ %inc, %for.inc ]
  %cmp = icmp ult i64 %i.0, %size
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %arrayidx = getelementptr inbounds i32, i32* %from, i64 %i.0
  %1 = load i32, i32* %arrayidx, align 4
  %tobool1 = icmp ne i32 %1, 0
  br label %land.end
land.end:
  %2 = phi i1 [ false, %for.cond ], [ %tobool1, %land.rhs ]
  br i1 %2, label %for.body, label %for.end
for.body:
  %arrayidx2 = getelementptr inbounds i32, i32* %from, i64 %i.0
  %3 = load i32, i32* %arrayidx2, align 4
  %arrayidx3 = getelementptr inbounds i32, i32* %end.0, i64 %i.0
  store i32 %3, i32* %arrayidx3, align 4
  br label %for.inc
for.inc:
  %inc = add i64 %i.0, 1
  br label %for.cond
for.end:
  %arrayidx4 = getelementptr inbounds i32, i32* %end.0, i64 %i.0
  store i32 0, i32* %arrayidx4, align 4
  %4 = bitcast i32* %end.0 to i8*
  %5 = bitcast i32* %from to i8*
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %add = add i64 %i.0, 1
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %add, %cond.true ], [ %size, %cond.false ]
  %mul = mul i64 %cond, 4
  call void @__gsmack_apart(i8* noundef %4, i8* noundef %5, i64 noundef %mul)
  ret i32* %to
}
define dso_local i32 @wcscmp(i32* noundef nonnull %a, i32* noundef nonnull %b) {
entry:
  br label %while.cond
while.cond:
  %a.addr.0 = phi i32* [ %a, %entry ], [ %incdec.ptr, %while.body ]
  %b.addr.0 = phi i32* [ %b, %entry ], [ %incdec.ptr1, %while.body ]
  %0 = load i32, i32* %a.addr.0, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %land.rhs, label %land.end
land.rhs:
  %1 = load i32, i32* %b.addr.0, align 4
  %cmp = icmp eq i32 %0, %1
  br label %land.end
land.end:
  %2 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ]
  br i1 %2, label %while.body, label %while.end
while.body:
  %incdec.ptr = getelementptr inbounds i32, i32* %a.addr.0, i32 1
  %incdec.ptr1 = getelementptr inbounds i32, i32* %b.addr.0, i32 1
  br label %while.cond
while.end:
  %3 = load i32, i32* %a.addr.0, align 4
  %4 = load i32, i32* %b.addr.0, align 4
  %cmp.i = icmp slt i32 %3, %4
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %order.exit
cond.false.i:
  %cmp1.i = icmp sgt i32 %3, %4
  %conv.i = zext i1 %cmp1.i to i32
  br label %order.exit
order.exit:
  %cond.i = phi i32 [ -1, %cond.true.i ], [ %conv.i, %cond.false.i ]
  ret i32 %cond.i
}
define dso_local i32 @wcsncmp(i32* noundef nonnull %a, i32* noundef nonnull %b, i64 noundef %size) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i64 %i.0, %size
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %cleanup
for.body:
  %arrayidx = getelementptr inbounds i32, i32* %a, i64 %i.0
  %0 = load i32, i32* %arrayidx, align 4
  %arrayidx1 = getelementptr inbounds i32, i32* %b, i64 %i.0
  %1 = load i32, i32* %arrayidx1, align 4
  %cmp2 = icmp ne i32 %0, %1
  br i1 %cmp2, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  %2 = load i32, i32* %arrayidx, align 4
  %3 = load i32, i32* %arrayidx1, align 4
  %cmp.i = icmp slt i32 %2, %3
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %order.exit
cond.false.i:
  %cmp1.i = icmp sgt i32 %2, %3
  %conv.i = zext i1 %cmp1.i to i32
  br label %order.exit
order.exit:
  %cond.i = phi i32 [ -1, %cond.true.i ], [ %conv.i, %cond.false.i ]
  br label %cleanup
if.end:
  br label %for.inc
for.inc:
  %inc = add i64 %i.0, 1
  br label %for.cond
cleanup:
  %retval.0 = phi i32 [ %cond.i, %order.exit ], [ undef, %for.cond.cleanup ]
  %cleanup.dest.slot.0 = phi i32 [ 1, %order.exit ], [ 2, %for.cond.cleanup ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 2, label %for.end
    i32 1, label %return
  ]
for.end:
  br label %return
return:
  %retval.1 = phi i32 [ %retval.0, %cleanup ], [ 0, %for.end ]
  ret i32 %retval.1
unreachable:
  unreachable
}
define dso_local i32* @wcschr(i32* noundef %s, i32 noundef %c) {
entry:
  br label %for.cond
for.cond:
  %s.addr.0 = phi i32* [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %0 = load i32, i32* %s.addr.0, align 4
  %cmp = icmp eq i32 %0, %c
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.end2, label %if.then1
if.then1:
  br label %return
if.end2:
  br label %for.inc
for.inc:
  %incdec.ptr = getelementptr inbounds i32, i32* %s.addr.0, i32 1
  br label %for.cond
return:
  %retval.0 = phi i32* [ %s.addr.0, %if.then ], [ null, %if.then1 ]
  ret i32* %retval.0
}
define dso_local i32* @wcsrchr(i32* noundef %s, i32 noundef %c) {
entry:
  br label %for.cond
for.cond:
  %s.addr.0 = phi i32* [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %found.0 = phi i32* [ null, %entry ], [ %found.1, %for.inc ]
  %0 = load i32, i32* %s.addr.0, align 4
  %cmp = icmp eq i32 %0, %c
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %if.end
if.end:
  %found.1 = phi i32* [ %s.addr.0, %if.then ], [ %found.0, %for.cond ]
  %1 = load i32, i32* %s.addr.0, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %if.end2, label %if.then1
if.then1:
  ret i32* %found.1
if.end2:
  br label %for.inc
for.inc:
  %incdec.ptr = getelementptr inbounds i32, i32* %s.addr.0, i32 1
  br label %for.cond
}
define dso_local i32* @wcsstr(i32* noundef %s, i32* noundef %part) {
entry:
  br label %for.cond
for.cond:
  %s.addr.0 = phi i32* [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %retval.0 = phi i32* [ undef, %entry ], [ %retval.1, %for.inc ]
  br label %while.cond
while.cond:
  %i.0 = phi i64 [ 0, %for.cond ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i32, i32* %part, i64 %i.0
  %0 = load i32, i32* %arrayidx, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %land.rhs, label %land.end
land.rhs:
  %arrayidx1 = getelementptr inbounds i32, i32* %s.addr.0, i64 %i.0
  %1 = load i32, i32* %arrayidx1, align 4
  %cmp = icmp eq i32 %1, %0
  br label %land.end
land.end:
  %2 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ]
  br i1 %2, label %while.body, label %while.end
while.body:
  %inc = add i64 %i.0, 1
  br label %while.cond
while.end:
  %3 = load i32, i32* %arrayidx, align 4
  %tobool4 = icmp ne i32 %3, 0
  br i1 %tobool4, label %if.end, label %if.then
if.then:
  br label %cleanup
if.end:
  %4 = load i32, i32* %s.addr.0, align 4
  %tobool5 = icmp ne i32 %4, 0
  br i1 %tobool5, label %if.end7, label %if.then6
if.then6:
  br label %cleanup
if.end7:
  br label %cleanup
cleanup:
  %retval.1 = phi i32* [ %retval.0, %if.end7 ], [ null, %if.then6 ], [ %s.addr.0, %if.then ]
  %cleanup.dest.slot.0 = phi i32 [ 0, %if.end7 ], [ 1, %if.then6 ], [ 1, %if.then ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %return
  ]
cleanup.cont:
  br label %for.inc
for.inc:
  %incdec.ptr = getelementptr inbounds i32, i32* %s.addr.0, i32 1
  br label %for.cond
return:
  ret i32* %retval.1
unreachable:
  unreachable
}
define dso_local i64 @wcsspn(i32* noundef %s, i32* noundef %set) {
entry:
  br label %while.cond
while.cond:
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i32, i32* %s, i64 %n.0
  %0 = load i32, i32* %arrayidx, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %land.rhs, label %land.end
land.rhs:
  br label %for.cond.i
for.cond.i:
  %s.addr.0.i = phi i32* [ %set, %land.rhs ], [ %incdec.ptr.i, %if.end2.i ]
  %1 = load i32, i32* %s.addr.0.i, align 4
  %cmp.i = icmp eq i32 %1, %0
  br i1 %cmp.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %wcschr.exit
if.end.i:
  %tobool.i = icmp ne i32 %1, 0
  br i1 %tobool.i, label %if.end2.i, label %if.then1.i
if.then1.i:
  br label %wcschr.exit
if.end2.i:
  %incdec.ptr.i = getelementptr inbounds i32, i32* %s.addr.0.i, i32 1
  br label %for.cond.i
wcschr.exit:
  %retval.0.i = phi i32* [ %s.addr.0.i, %if.then.i ], [ null, %if.then1.i ]
  %tobool2 = icmp ne i32* %retval.0.i, null
  br label %land.end
land.end:
  %2 = phi i1 [ false, %while.cond ], [ %tobool2, %wcschr.exit ]
  br i1 %2, label %while.body, label %while.end
while.body:
  %inc = add i64 %n.0, 1
  br label %while.cond
while.end:
  ret i64 %n.0
}
define dso_local i64 @wcscspn(i32* noundef %s, i32* noundef %set) {
entry:
  br label %while.cond
while.cond:
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i32, i32* %s, i64 %n.0
  %0 = load i32, i32* %arrayidx, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %land.rhs, label %land.end
land.rhs:
  br label %for.cond.i
for.cond.i:
  %s.addr.0.i = phi i32* [ %set, %land.rhs ], [ %incdec.ptr.i, %if.end2.i ]
  %1 = load i32, i32* %s.addr.0.i, align 4
  %cmp.i = icmp eq i32 %1, %0
  br i1 %cmp.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %wcschr.exit
if.end.i:
  %tobool.i = icmp ne i32 %1, 0
  br i1 %tobool.i, label %if.end2.i, label %if.then1.i
if.then1.i:
  br label %wcschr.exit
if.end2.i:
  %incdec.ptr.i = getelementptr inbounds i32, i32* %s.addr.0.i, i32 1
  br label %for.cond.i
wcschr.exit:
  %retval.0.i = phi i32* [ %s.addr.0.i, %if.then.i ], [ null, %if.then1.i ]
  %tobool2 = icmp ne i32* %retval.0.i, null
  %lnot = xor i1 %tobool2, true
  br label %land.end
land.end:
  %2 = phi i1 [ false, %while.cond ], [ %lnot, %wcschr.exit ]
  br i1 %2, label %while.body, label %while.end
while.body:
  %inc = add i64 %n.0, 1
  br label %while.cond
while.end:
  ret i64 %n.0
}
define dso_local i32* @wcspbrk(i32* noundef %s, i32* noundef %set) {
entry:
  br label %while.cond.i
while.cond.i:
  %n.0.i = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i32, i32* %s, i64 %n.0.i
  %0 = load i32, i32* %arrayidx.i, align 4
  %tobool.i = icmp ne i32 %0, 0
  br i1 %tobool.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  br label %for.cond.i.i
for.cond.i.i:
  %s.addr.0.i.i = phi i32* [ %set, %land.rhs.i ], [ %incdec.ptr.i.i, %if.end2.i.i ]
  %1 = load i32, i32* %s.addr.0.i.i, align 4
  %cmp.i.i = icmp eq i32 %1, %0
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  br label %wcschr.exit.i
if.end.i.i:
  %tobool.i.i = icmp ne i32 %1, 0
  br i1 %tobool.i.i, label %if.end2.i.i, label %if.then1.i.i
if.then1.i.i:
  br label %wcschr.exit.i
if.end2.i.i:
  %incdec.ptr.i.i = getelementptr inbounds i32, i32* %s.addr.0.i.i, i32 1
  br label %for.cond.i.i
wcschr.exit.i:
  %retval.0.i.i = phi i32* [ %s.addr.0.i.i, %if.then.i.i ], [ null, %if.then1.i.i ]
  %tobool2.i = icmp ne i32* %retval.0.i.i, null
  %lnot.i = xor i1 %tobool2.i, true
  br label %land.end.i
land.end.i:
  %2 = phi i1 [ false, %while.cond.i ], [ %lnot.i, %wcschr.exit.i ]
  br i1 %2, label %while.body.i, label %wcscspn.exit
while.body.i:
  %inc.i = add i64 %n.0.i, 1
  br label %while.cond.i
wcscspn.exit:
  %3 = load i32, i32* %arrayidx.i, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32* [ %arrayidx.i, %cond.true ], [ null, %cond.false ]
  ret i32* %cond
}
define dso_local i32* @wcstok(i32* noalias noundef %s, i32* noalias noundef %set, i32** noalias noundef %rest) {
entry:
  %tobool = icmp ne i32* %s, null
  br i1 %tobool, label %if.end, label %if.then
if.then:
  %0 = load i32*, i32** %rest, align 8
  br label %if.end
if.end:
  %s.addr.0 = phi i32* [ %s, %entry ], [ %0, %if.then ]
  br label %while.cond.i
while.cond.i:
  %n.0.i = phi i64 [ 0, %if.end ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i32, i32* %s.addr.0, i64 %n.0.i
  %1 = load i32, i32* %arrayidx.i, align 4
  %tobool.i = icmp ne i32 %1, 0
  br i1 %tobool.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  br label %for.cond.i.i
for.cond.i.i:
  %s.addr.0.i.i = phi i32* [ %set, %land.rhs.i ], [ %incdec.ptr.i.i, %if.end2.i.i ]
  %2 = load i32, i32* %s.addr.0.i.i, align 4
  %cmp.i.i = icmp eq i32 %2, %1
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  br label %wcschr.exit.i
if.end.i.i:
  %tobool.i.i = icmp ne i32 %2, 0
  br i1 %tobool.i.i, label %if.end2.i.i, label %if.then1.i.i
if.then1.i.i:
  br label %wcschr.exit.i
if.end2.i.i:
  %incdec.ptr.i.i = getelementptr inbounds i32, i32* %s.addr.0.i.i, i32 1
  br label %for.cond.i.i
wcschr.exit.i:
  %retval.0.i.i = phi i32* [ %s.addr.0.i.i, %if.then.i.i ], [ null, %if.then1.i.i ]
  %tobool2.i = icmp ne i32* %retval.0.i.i, null
  br label %land.end.i
land.end.i:
  %3 = phi i1 [ false, %while.cond.i ], [ %tobool2.i, %wcschr.exit.i ]
  br i1 %3, label %while.body.i, label %wcsspn.exit
while.body.i:
  %inc.i = add i64 %n.0.i, 1
  br label %while.cond.i
wcsspn.exit:
  br label %while.cond.i16
while.cond.i16:
  %n.0.i13 = phi i64 [ 0, %wcsspn.exit ], [ %inc.i31, %while.body.i32 ]
  %arrayidx.i14 = getelementptr inbounds i32, i32* %arrayidx.i, i64 %n.0.i13
  %4 = load i32, i32* %arrayidx.i14, align 4
  %tobool.i15 = icmp ne i32 %4, 0
  br i1 %tobool.i15, label %land.rhs.i17, label %land.end.i30
land.rhs.i17:
  br label %for.cond.i.i20
for.cond.i.i20:
  %s.addr.0.i.i18 = phi i32* [ %set, %land.rhs.i17 ], [ %incdec.ptr.i.i25, %if.end2.i.i26 ]
  %5 = load i32, i32* %s.addr.0.i.i18, align 4
  %cmp.i.i19 = icmp eq i32 %5, %4
  br i1 %cmp.i.i19, label %if.then.i.i21, label %if.end.i.i23
if.then.i.i21:
  br label %wcschr.exit.i29
if.end.i.i23:
  %tobool.i.i22 = icmp ne i32 %5, 0
  br i1 %tobool.i.i22, label %if.end2.i.i26, label %if.then1.i.i24
if.then1.i.i24:
  br label %wcschr.exit.i29
if.end2.i.i26:
  %incdec.ptr.i.i25 = getelementptr inbounds i32, i32* %s.addr.0.i.i18, i32 1
  br label %for.cond.i.i20
wcschr.exit.i29:
  %retval.0.i.i27 = phi i32* [ %s.addr.0.i.i18, %if.then.i.i21 ], [ null, %if.then1.i.i24 ]
  %tobool2.i28 = icmp ne i32* %retval.0.i.i27, null
  %lnot.i = xor i1 %tobool2.i28, true
  br label %land.end.i30
land.end.i30:
  %6 = phi i1 [ false, %while.cond.i16 ], [ %lnot.i, %wcschr.exit.i29 ]
  br i1 %6, label %while.body.i32, label %wcscspn.exit
while.body.i32:
  %inc.i31 = add i64 %n.0.i13, 1
  br label %while.cond.i16
wcscspn.exit:
  %7 = load i32, i32* %arrayidx.i14, align 4
  %tobool3 = icmp ne i32 %7, 0
  br i1 %tobool3, label %cond.true, label %cond.false
cond.true:
  %add.ptr4 = getelementptr inbounds i32, i32* %arrayidx.i14, i64 1
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32* [ %add.ptr4, %cond.true ], [ %arrayidx.i14, %cond.false ]
  store i32* %cond, i32** %rest, align 8
  %8 = load i32, i32* %arrayidx.i, align 4
  %tobool5 = icmp ne i32 %8, 0
  br i1 %tobool5, label %if.end7, label %if.then6
if.then6:
  br label %cleanup
if.end7:
  store i32 0, i32* %arrayidx.i14, align 4
  br label %cleanup
cleanup:
  %retval.0 = phi i32* [ %arrayidx.i, %if.end7 ], [ null, %if.then6 ]
  ret i32* %retval.0
}
define dso_local i32 @wcsncasecmp(i32* noundef %a, i32* noundef %b, i64 noundef %size) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %retval.0 = phi i32 [ undef, %entry ], [ %retval.1, %for.inc ]
  %cmp = icmp ult i64 %i.0, %size
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %cleanup7
for.body:
  %arrayidx = getelementptr inbounds i32, i32* %a, i64 %i.0
  %0 = load i32, i32* %arrayidx, align 4
  %cmp.i = icmp uge i32 %0, 65
  br i1 %cmp.i, label %land.lhs.true.i, label %cond.false.i
land.lhs.true.i:
  %cmp1.i = icmp ule i32 %0, 90
  br i1 %cmp1.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub i32 %0, 65
  %add.i = add i32 %sub.i, 97
  br label %lower.exit
cond.false.i:
  br label %lower.exit
lower.exit:
  %cond.i = phi i32 [ %add.i, %cond.true.i ], [ %0, %cond.false.i ]
  %arrayidx1 = getelementptr inbounds i32, i32* %b, i64 %i.0
  %1 = load i32, i32* %arrayidx1, align 4
  %cmp.i13 = icmp uge i32 %1, 65
  br i1 %cmp.i13, label %land.lhs.true.i15, label %cond.false.i19
land.lhs.true.i15:
  %cmp1.i14 = icmp ule i32 %1, 90
  br i1 %cmp1.i14, label %cond.true.i18, label %cond.false.i19
cond.true.i18:
  %sub.i16 = sub i32 %1, 65
  %add.i17 = add i32 %sub.i16, 97
  br label %lower.exit21
cond.false.i19:
  br label %lower.exit21
lower.exit21:
  %cond.i20 = phi i32 [ %add.i17, %cond.true.i18 ], [ %1, %cond.false.i19 ]
  %cmp3 = icmp ne i32 %cond.i, %cond.i20
  br i1 %cmp3, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %tobool = icmp ne i32 %cond.i, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  %cmp4 = icmp ult i32 %cond.i, %cond.i20
  br i1 %cmp4, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %cmp5 = icmp ugt i32 %cond.i, %cond.i20
  %conv = zext i1 %cmp5 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ -1, %cond.true ], [ %conv, %cond.false ]
  br label %cleanup
if.end:
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 1, %cond.end ], [ 0, %if.end ]
  %retval.1 = phi i32 [ %cond, %cond.end ], [ %retval.0, %if.end ]
  switch i32 %cleanup.dest.slot.0, label %cleanup7 [
    i32 0, label %cleanup.cont
  ]
cleanup.cont:
  br label %for.inc
for.inc:
  %inc = add i64 %i.0, 1
  br label %for.cond
cleanup7:
  %cleanup.dest.slot.1 = phi i32 [ %cleanup.dest.slot.0, %cleanup ], [ 2, %for.cond.cleanup ]
  %retval.2 = phi i32 [ %retval.1, %cleanup ], [ %retval.0, %for.cond.cleanup ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 2, label %for.end
    i32 1, label %return
  ]
for.end:
  br label %return
return:
  %retval.3 = phi i32 [ %retval.2, %cleanup7 ], [ 0, %for.end ]
  ret i32 %retval.3
unreachable:
  unreachable
}
define dso_local i32 @wcscasecmp(i32* noundef %a, i32* noundef %b) {
entry:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i64 [ 0, %entry ], [ %inc.i, %cleanup.cont.i ]
  %retval.0.i = phi i32 [ undef, %entry ], [ %retval.1.i, %cleanup.cont.i ]
  %cmp.i = icmp ult i64 %i.0.i, 9223372036854775807
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %cleanup7.i
for.body.i:
  %arrayidx.i = getelementptr inbounds i32, i32* %a, i64 %i.0.i
  %0 = load i32, i32* %arrayidx.i, align 4
  %cmp.i.i = icmp uge i32 %0, 65
  br i1 %cmp.i.i, label %land.lhs.true.i.i, label %cond.false.i.i
land.lhs.true.i.i:
  %cmp1.i.i = icmp ule i32 %0, 90
  br i1 %cmp1.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  %sub.i.i = sub i32 %0, 65
  %add.i.i = add i32 %sub.i.i, 97
  br label %lower.exit.i
cond.false.i.i:
  br label %lower.exit.i
lower.exit.i:
  %cond.i.i = phi i32 [ %add.i.i, %cond.true.i.i ], [ %0, %cond.false.i.i ]
  %arrayidx1.i = getelementptr inbounds i32, i32* %b, i64 %i.0.i
  %1 = load i32, i32* %arrayidx1.i, align 4
  %cmp.i13.i = icmp uge i32 %1, 65
  br i1 %cmp.i13.i, label %land.lhs.true.i15.i, label %cond.false.i19.i
land.lhs.true.i15.i:
  %cmp1.i14.i = icmp ule i32 %1, 90
  br i1 %cmp1.i14.i, label %cond.true.i18.i, label %cond.false.i19.i
cond.true.i18.i:
  %sub.i16.i = sub i32 %1, 65
  %add.i17.i = add i32 %sub.i16.i, 97
  br label %lower.exit21.i
cond.false.i19.i:
  br label %lower.exit21.i
lower.exit21.i:
  %cond.i20.i = phi i32 [ %add.i17.i, %cond.true.i18.i ], [ %1, %cond.false.i19.i ]
  %cmp3.i = icmp ne i32 %cond.i.i, %cond.i20.i
  br i1 %cmp3.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %tobool.i = icmp ne i32 %cond.i.i, 0
  br i1 %tobool.i, label %if.end.i, label %if.then.i
if.then.i:
  %cmp4.i = icmp ult i32 %cond.i.i, %cond.i20.i
  br i1 %cmp4.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  %cmp5.i = icmp ugt i32 %cond.i.i, %cond.i20.i
  %conv.i = zext i1 %cmp5.i to i32
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ -1, %cond.true.i ], [ %conv.i, %cond.false.i ]
  br label %cleanup.i
if.end.i:
  br label %cleanup.i
cleanup.i:
  %cleanup.dest.slot.0.i = phi i32 [ 1, %cond.end.i ], [ 0, %if.end.i ]
  %retval.1.i = phi i32 [ %cond.i, %cond.end.i ], [ %retval.0.i, %if.end.i ]
  %cond = icmp eq i32 %cleanup.dest.slot.0.i, 0
  br i1 %cond, label %cleanup.cont.i, label %cleanup7.i
cleanup.cont.i:
  %inc.i = add i64 %i.0.i, 1
  br label %for.cond.i
cleanup7.i:
  %cleanup.dest.slot.1.i = phi i32 [ %cleanup.dest.slot.0.i, %cleanup.i ], [ 2, %for.cond.cleanup.i ]
  %retval.2.i = phi i32 [ %retval.1.i, %cleanup.i ], [ %retval.0.i, %for.cond.cleanup.i ]
  switch i32 %cleanup.dest.slot.1.i, label %unreachable.i [
    i32 2, label %for.end.i
    i32 1, label %wcsncasecmp.exit
  ]
for.end.i:
  br label %wcsncasecmp.exit
unreachable.i:
  unreachable
wcsncasecmp.exit:
  %retval.3.i = phi i32 [ %retval.2.i, %cleanup7.i ], [ 0, %for.end.i ]
  ret i32 %retval.3.i
}
define dso_local noalias i32* @wcsdup(i32* noundef %s) {
entry:
  br label %while.cond.i
while.cond.i:
  %n.0.i = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i32, i32* %s, i64 %n.0.i
  %0 = load i32, i32* %arrayidx.i, align 4
  %tobool.i = icmp ne i32 %0, 0
  br i1 %tobool.i, label %while.body.i, label %wcslen.exit
while.body.i:
  %inc.i = add i64 %n.0.i, 1
  br label %while.cond.i
wcslen.exit:
  %add = add i64 %n.0.i, 1
  %mul = mul i64 %add, 4
  %call1 = call noalias i8* @malloc(i64 noundef %mul)
  %1 = bitcast i8* %call1 to i32*
  %tobool = icmp ne i32* %1, null
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %2 = bitcast i32* %s to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %call1, i8* align 4 %2, i64 %mul, i1 false)
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i8* [ %call1, %cond.true ], [ null, %cond.false ]
  %3 = bitcast i8* %cond to i32*
  ret i32* %3
}
declare dso_local noalias i8* @malloc(i64 noundef)
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)
define dso_local i32* @wmemset(i32* noundef %to, i32 noundef %c, i64 noundef %size) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i64 %i.0, %size
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %arrayidx = getelementptr inbounds i32, i32* %to, i64 %i.0
  store i32 %c, i32* %arrayidx, align 4
  br label %for.inc
for.inc:
  %inc = add i64 %i.0, 1
  br label %for.cond
for.end:
  ret i32* %to
}
define dso_local i32* @wmemcpy(i32* noalias noundef %to, i32* noalias noundef %from, i64 noundef %size) {
entry:
  %0 = bitcast i32* %to to i8*
  %1 = bitcast i32* %from to i8*
  %mul = mul i64 %size, 4
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %0, i8* align 4 %1, i64 %mul, i1 false)
  ret i32* %to
}
define dso_local i32* @wmemmove(i32* noundef %to, i32* noundef %from, i64 noundef %size) {
entry:
  %0 = bitcast i32* %to to i8*
  %1 = bitcast i32* %from to i8*
  %mul = mul i64 %size, 4
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 4 %0, i8* align 4 %1, i64 %mul, i1 false)
  ret i32* %to
}
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg)
define dso_local i32 @wmemcmp(i32* noundef %a, i32* noundef %b, i64 noundef %size) {
entry:
  br label %for.cond
for.cond:
  %first.0 = phi i32 [ 0, %entry ], [ %first.1, %for.inc ]
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i64 %i.0, %size
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %tobool = icmp ne i32 %first.0, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  %arrayidx = getelementptr inbounds i32, i32* %a, i64 %i.0
  %0 = load i32, i32* %arrayidx, align 4
  %arrayidx1 = getelementptr inbounds i32, i32* %b, i64 %i.0
  %1 = load i32, i32* %arrayidx1, align 4
  %cmp.i = icmp slt i32 %0, %1
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %order.exit
cond.false.i:
  %cmp1.i = icmp sgt i32 %0, %1
  %conv.i = zext i1 %cmp1.i to i32
  br label %order.exit
order.exit:
  %cond.i = phi i32 [ -1, %cond.true.i ], [ %conv.i, %cond.false.i ]
  br label %if.end
if.end:
  %first.1 = phi i32 [ %first.0, %for.body ], [ %cond.i, %order.exit ]
  br label %for.inc
for.inc:
  %inc = add i64 %i.0, 1
  br label %for.cond
for.end:
  ret i32 %first.0
}
define dso_local i32* @wmemchr(i32* noundef %s, i32 noundef %c, i64 noundef %size) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i64 %i.0, %size
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %cleanup
for.body:
  %arrayidx = getelementptr inbounds i32, i32* %s, i64 %i.0
  %0 = load i32, i32* %arrayidx, align 4
  %cmp1 = icmp eq i32 %0, %c
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  br label %for.inc
for.inc:
  %inc = add i64 %i.0, 1
  br label %for.cond
cleanup:
  %retval.0 = phi i32* [ %arrayidx, %if.then ], [ undef, %for.cond.cleanup ]
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 2, %for.cond.cleanup ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 2, label %for.end
    i32 1, label %return
  ]
for.end:
  br label %return
return:
  %retval.1 = phi i32* [ %retval.0, %cleanup ], [ null, %for.end ]
  ret i32* %retval.1
unreachable:
  unreachable
}
