target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [28 x i8] c"how the locale orders texts\00", align 1
@.str.1 = private unnamed_addr constant [35 x i8] c"strxfrm in a locale other than C's\00", align 1
@strtok.rest = internal global i8* null, align 8
define dso_local i64 @strlen(i8* noundef nonnull %s) {
entry:
  br label %while.cond
while.cond:
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i8, i8* %s, i64 %n.0
  %0 = load i8, i8* %arrayidx, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %while.body, label %while.end
while.body:
  %inc = add i64 %n.0, 1
  br label %while.cond
while.end:
  ret i64 %n.0
}
define dso_local i64 @strnlen(i8* noundef nonnull %s, i64 noundef %most) {
entry:
  br label %while.cond
while.cond:
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %cmp = icmp ult i64 %n.0, %most
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %arrayidx = getelementptr inbounds i8, i8* %s, i64 %n.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
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
define dso_local i8* @strcpy(i8* noalias noundef nonnull %to, i8* noalias noundef nonnull %from) {
entry:
  br label %while.cond
while.cond:
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i8, i8* %from, i64 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %arrayidx1 = getelementptr inbounds i8, i8* %to, i64 %i.0
  store i8 %0, i8* %arrayidx1, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %while.body, label %while.end
while.body:
  %inc = add i64 %i.0, 1
  br label %while.cond
while.end:
  %add = add i64 %i.0, 1
  call void @__gsmack_apart(i8* noundef %to, i8* noundef %from, i64 noundef %add)
  ret i8* %to
}
declare dso_local void @__gsmack_apart(i8* noundef, i8* noundef, i64 noundef)
define dso_local i8* @stpcpy(i8* noalias noundef nonnull %to, i8* noalias noundef nonnull %from) {
entry:
  br label %while.cond
while.cond:
  %from.addr.0 = phi i8* [ %from, %entry ], [ %incdec.ptr, %while.body ]
  %end.0 = phi i8* [ %to, %entry ], [ %incdec.ptr1, %while.body ]
  %incdec.ptr = getelementptr inbounds i8, i8* %from.addr.0, i32 1
  %0 = load i8, i8* %from.addr.0, align 1
  store i8 %0, i8* %end.0, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %while.body, label %while.end
while.body:
  %incdec.ptr1 = getelementptr inbounds i8, i8* %end.0, i32 1
  br label %while.cond
while.end:
  %sub.ptr.lhs.cast = ptrtoint i8* %end.0 to i64
  %sub.ptr.rhs.cast = ptrtoint i8* %to to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %add = add nsw i64 %sub.ptr.sub, 1
  %idx.neg = sub i64 0, %add
  %add.ptr = getelementptr inbounds i8, i8* %incdec.ptr, i64 %idx.neg
  call void @__gsmack_apart(i8* noundef %to, i8* noundef %add.ptr, i64 noundef %add)
  ret i8* %end.0
}
define dso_local i8* @strncpy(i8* noalias noundef nonnull %to, i8* noalias noundef nonnull %from, i64 noundef %size) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i64 %i.0, %size
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %arrayidx = getelementptr inbounds i8, i8* %from, i64 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end
land.end:
  %1 = phi i1 [ false, %for.cond ], [ %tobool, %land.rhs ]
  br i1 %1, label %for.body, label %for.end
for.body:
  %arrayidx1 = getelementptr inbounds i8, i8* %from, i64 %i.0
  %2 = load i8, i8* %arrayidx1, align 1
  %arrayidx2 = getelementptr inbounds i8, i8* %to, i64 %i.0
  store i8 %2, i8* %arrayidx2, align 1
  br label %for.inc
for.inc:
  %inc = add i64 %i.0, 1
  br label %for.cond
for.end:
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %add = add i64 %i.0, 1
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %add, %cond.true ], [ %size, %cond.false ]
  call void @__gsmack_apart(i8* noundef %to, i8* noundef %from, i64 noundef %cond)
  br label %for.cond5
for.cond5:
  %i.1 = phi i64 [ %i.0, %cond.end ], [ %inc11, %for.inc10 ]
  %cmp6 = icmp ult i64 %i.1, %size
  br i1 %cmp6, label %for.body8, label %for.end12
for.body8:
  %arrayidx9 = getelementptr inbounds i8, i8* %to, i64 %i.1
  store i8 0, i8* %arrayidx9, align 1
  br label %for.inc10
for.inc10:
  %inc11 = add i64 %i.1, 1
  br label %for.cond5
for.end12:
  ret i8* %to
}
define dso_local i8* @stpncpy(i8* noalias noundef nonnull %to, i8* noalias noundef nonnull %from, i64 noundef %size) {
entry:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i64 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp ult i64 %i.0.i, %size
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %from, i64 %i.0.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %0 to i32
  %tobool.i = icmp ne i32 %conv.i, 0
  br label %land.end.i
land.end.i:
  %1 = phi i1 [ false, %for.cond.i ], [ %tobool.i, %land.rhs.i ]
  br i1 %1, label %for.body.i, label %for.end.i
for.body.i:
  %arrayidx1.i = getelementptr inbounds i8, i8* %from, i64 %i.0.i
  %2 = load i8, i8* %arrayidx1.i, align 1
  %arrayidx2.i = getelementptr inbounds i8, i8* %to, i64 %i.0.i
  store i8 %2, i8* %arrayidx2.i, align 1
  %inc.i = add i64 %i.0.i, 1
  br label %for.cond.i
for.end.i:
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %add.i = add i64 %i.0.i, 1
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %add.i, %cond.true.i ], [ %size, %cond.false.i ]
  call void @__gsmack_apart(i8* noundef %to, i8* noundef %from, i64 noundef %cond.i)
  br label %for.cond5.i
for.cond5.i:
  %i.1.i = phi i64 [ %i.0.i, %cond.end.i ], [ %inc11.i, %for.body8.i ]
  %cmp6.i = icmp ult i64 %i.1.i, %size
  br i1 %cmp6.i, label %for.body8.i, label %strncpy.exit
for.body8.i:
  %arrayidx9.i = getelementptr inbounds i8, i8* %to, i64 %i.1.i
  store i8 0, i8* %arrayidx9.i, align 1
  %inc11.i = add i64 %i.1.i, 1
  br label %for.cond5.i
strncpy.exit:
  br label %while.cond.i
while.cond.i:
  %n.0.i = phi i64 [ 0, %strncpy.exit ], [ %inc.i10, %while.body.i ]
  %cmp.i4 = icmp ult i64 %n.0.i, %size
  br i1 %cmp.i4, label %land.rhs.i8, label %land.end.i9
land.rhs.i8:
  %arrayidx.i5 = getelementptr inbounds i8, i8* %from, i64 %n.0.i
  %3 = load i8, i8* %arrayidx.i5, align 1
  %conv.i6 = sext i8 %3 to i32
  %tobool.i7 = icmp ne i32 %conv.i6, 0
  br label %land.end.i9
land.end.i9:
  %4 = phi i1 [ false, %while.cond.i ], [ %tobool.i7, %land.rhs.i8 ]
  br i1 %4, label %while.body.i, label %strnlen.exit
while.body.i:
  %inc.i10 = add i64 %n.0.i, 1
  br label %while.cond.i
strnlen.exit:
  %add.ptr = getelementptr inbounds i8, i8* %to, i64 %n.0.i
  ret i8* %add.ptr
}
define dso_local i8* @strcat(i8* noalias noundef nonnull %to, i8* noalias noundef nonnull %from) {
entry:
  br label %while.cond.i
while.cond.i:
  %n.0.i = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %n.0.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %while.body.i, label %strlen.exit
while.body.i:
  %inc.i = add i64 %n.0.i, 1
  br label %while.cond.i
strlen.exit:
  br label %while.cond.i5
while.cond.i5:
  %i.0.i = phi i64 [ 0, %strlen.exit ], [ %inc.i6, %while.body.i7 ]
  %arrayidx.i3 = getelementptr inbounds i8, i8* %from, i64 %i.0.i
  %1 = load i8, i8* %arrayidx.i3, align 1
  %arrayidx1.i = getelementptr inbounds i8, i8* %arrayidx.i, i64 %i.0.i
  store i8 %1, i8* %arrayidx1.i, align 1
  %tobool.i4 = icmp ne i8 %1, 0
  br i1 %tobool.i4, label %while.body.i7, label %strcpy.exit
while.body.i7:
  %inc.i6 = add i64 %i.0.i, 1
  br label %while.cond.i5
strcpy.exit:
  %add.i = add i64 %i.0.i, 1
  call void @__gsmack_apart(i8* noundef %arrayidx.i, i8* noundef %from, i64 noundef %add.i)
  ret i8* %to
}
define dso_local i8* @strncat(i8* noalias noundef nonnull %to, i8* noalias noundef nonnull %from, i64 noundef %size) {
entry:
  br label %while.cond
while.cond:
  %end.0 = phi i8* [ %to, %entry ], [ %incdec.ptr, %while.body ]
  %0 = load i8, i8* %end.0, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %while.body, label %while.end
while.body:
  %incdec.ptr = getelementptr inbounds i8, i8* %end.0, i32 1
  br label %while.cond
while.end:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 0, %while.end ], [ %inc, %for.inc ]
  %cmp = icmp ult i64 %i.0, %size
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %arrayidx = getelementptr inbounds i8, i8* %from, i64 %i.0
  %1 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %1 to i32
  %tobool1 = icmp ne i32 %conv, 0
  br label %land.end
land.end:
  %2 = phi i1 [ false, %for.cond ], [ %tobool1, %land.rhs ]
  br i1 %2, label %for.body, label %for.end
for.body:
  %arrayidx2 = getelementptr inbounds i8, i8* %from, i64 %i.0
  %3 = load i8, i8* %arrayidx2, align 1
  %arrayidx3 = getelementptr inbounds i8, i8* %end.0, i64 %i.0
  store i8 %3, i8* %arrayidx3, align 1
  br label %for.inc
for.inc:
  %inc = add i64 %i.0, 1
  br label %for.cond
for.end:
  %arrayidx4 = getelementptr inbounds i8, i8* %end.0, i64 %i.0
  store i8 0, i8* %arrayidx4, align 1
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %add = add i64 %i.0, 1
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %add, %cond.true ], [ %size, %cond.false ]
  call void @__gsmack_apart(i8* noundef %end.0, i8* noundef %from, i64 noundef %cond)
  ret i8* %to
}
define dso_local i32 @strcmp(i8* noundef nonnull %a, i8* noundef nonnull %b) {
entry:
  br label %while.cond
while.cond:
  %a.addr.0 = phi i8* [ %a, %entry ], [ %incdec.ptr, %while.body ]
  %b.addr.0 = phi i8* [ %b, %entry ], [ %incdec.ptr4, %while.body ]
  %0 = load i8, i8* %a.addr.0, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end
land.rhs:
  %1 = load i8, i8* %b.addr.0, align 1
  %conv2 = sext i8 %1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br label %land.end
land.end:
  %2 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ]
  br i1 %2, label %while.body, label %while.end
while.body:
  %incdec.ptr = getelementptr inbounds i8, i8* %a.addr.0, i32 1
  %incdec.ptr4 = getelementptr inbounds i8, i8* %b.addr.0, i32 1
  br label %while.cond
while.end:
  %3 = load i8, i8* %a.addr.0, align 1
  %conv5 = zext i8 %3 to i32
  %4 = load i8, i8* %b.addr.0, align 1
  %conv6 = zext i8 %4 to i32
  %sub = sub nsw i32 %conv5, %conv6
  ret i32 %sub
}
define dso_local i32 @strcoll(i8* noundef nonnull %a, i8* noundef nonnull %b) {
entry:
  br label %while.cond.i
while.cond.i:
  %a.addr.0.i = phi i8* [ %a, %entry ], [ %incdec.ptr.i, %while.body.i ]
  %b.addr.0.i = phi i8* [ %b, %entry ], [ %incdec.ptr4.i, %while.body.i ]
  %0 = load i8, i8* %a.addr.0.i, align 1
  %conv.i = sext i8 %0 to i32
  %tobool.i = icmp ne i32 %conv.i, 0
  br i1 %tobool.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %1 = load i8, i8* %b.addr.0.i, align 1
  %conv2.i = sext i8 %1 to i32
  %cmp.i = icmp eq i32 %conv.i, %conv2.i
  br label %land.end.i
land.end.i:
  %2 = phi i1 [ false, %while.cond.i ], [ %cmp.i, %land.rhs.i ]
  br i1 %2, label %while.body.i, label %strcmp.exit
while.body.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %a.addr.0.i, i32 1
  %incdec.ptr4.i = getelementptr inbounds i8, i8* %b.addr.0.i, i32 1
  br label %while.cond.i
strcmp.exit:
  %3 = load i8, i8* %a.addr.0.i, align 1
  %conv5.i = zext i8 %3 to i32
  %4 = load i8, i8* %b.addr.0.i, align 1
  %conv6.i = zext i8 %4 to i32
  %sub.i = sub nsw i32 %conv5.i, %conv6.i
  %cmp = icmp eq i32 %sub.i, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  br i1 icmp ne (i1 ()* @__model_other_locale, i1 ()* null), label %land.lhs.true, label %if.then
land.lhs.true:
  %call1 = call zeroext i1 @__model_other_locale()
  br i1 %call1, label %if.end, label %if.then
if.then:
  br label %cleanup
if.end:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  %call2 = call i32 @__gsmack_nondet_int()
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ %sub.i, %if.then ], [ %call2, %if.end ]
  ret i32 %retval.0
}
declare extern_weak dso_local zeroext i1 @__model_other_locale()
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i64 noundef)
declare dso_local i32 @__gsmack_nondet_int()
define dso_local i64 @strxfrm(i8* noalias noundef %to, i8* noalias noundef nonnull %from, i64 noundef %room) {
entry:
  br i1 icmp ne (i1 ()* @__model_other_locale, i1 ()* null), label %land.lhs.true, label %if.end
land.lhs.true:
  %call = call zeroext i1 @__model_other_locale()
  br i1 %call, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.1, i64 0, i64 0))
  br label %if.end
if.end:
  br label %while.cond.i
while.cond.i:
  %n.0.i = phi i64 [ 0, %if.end ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, i8* %from, i64 %n.0.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %while.body.i, label %strlen.exit
while.body.i:
  %inc.i = add i64 %n.0.i, 1
  br label %while.cond.i
strlen.exit:
  %tobool = icmp ne i64 %room, 0
  br i1 %tobool, label %if.then2, label %if.end4
if.then2:
  %cmp = icmp ult i64 %n.0.i, %room
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  %add = add i64 %n.0.i, 1
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %add, %cond.true ], [ %room, %cond.false ]
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i64 [ 0, %cond.end ], [ %inc.i9, %for.body.i ]
  %cmp.i = icmp ult i64 %i.0.i, %cond
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %arrayidx.i7 = getelementptr inbounds i8, i8* %from, i64 %i.0.i
  %1 = load i8, i8* %arrayidx.i7, align 1
  %conv.i = sext i8 %1 to i32
  %tobool.i8 = icmp ne i32 %conv.i, 0
  br label %land.end.i
land.end.i:
  %2 = phi i1 [ false, %for.cond.i ], [ %tobool.i8, %land.rhs.i ]
  br i1 %2, label %for.body.i, label %for.end.i
for.body.i:
  %arrayidx1.i = getelementptr inbounds i8, i8* %from, i64 %i.0.i
  %3 = load i8, i8* %arrayidx1.i, align 1
  %arrayidx2.i = getelementptr inbounds i8, i8* %to, i64 %i.0.i
  store i8 %3, i8* %arrayidx2.i, align 1
  %inc.i9 = add i64 %i.0.i, 1
  br label %for.cond.i
for.end.i:
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %add.i = add i64 %i.0.i, 1
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %add.i, %cond.true.i ], [ %cond, %cond.false.i ]
  call void @__gsmack_apart(i8* noundef %to, i8* noundef %from, i64 noundef %cond.i)
  br label %for.cond5.i
for.cond5.i:
  %i.1.i = phi i64 [ %i.0.i, %cond.end.i ], [ %inc11.i, %for.body8.i ]
  %cmp6.i = icmp ult i64 %i.1.i, %cond
  br i1 %cmp6.i, label %for.body8.i, label %strncpy.exit
for.body8.i:
  %arrayidx9.i = getelementptr inbounds i8, i8* %to, i64 %i.1.i
  store i8 0, i8* %arrayidx9.i, align 1
  %inc11.i = add i64 %i.1.i, 1
  br label %for.cond5.i
strncpy.exit:
  br label %if.end4
if.end4:
  ret i64 %n.0.i
}
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local i32 @strverscmp(i8* noundef nonnull %a, i8* noundef nonnull %b) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %begin.0 = phi i64 [ 0, %entry ], [ %begin.1, %for.inc ]
  %arrayidx = getelementptr inbounds i8, i8* %a, i64 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %arrayidx1 = getelementptr inbounds i8, i8* %b, i64 %i.0
  %1 = load i8, i8* %arrayidx1, align 1
  %conv2 = sext i8 %1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %for.body, label %for.end
for.body:
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  br label %cleanup51
if.end:
  %cmp.i = icmp sge i32 %conv, 48
  br i1 %cmp.i, label %land.rhs.i, label %is_digit.exit
land.rhs.i:
  %cmp3.i = icmp sle i32 %conv, 57
  br label %is_digit.exit
is_digit.exit:
  %2 = phi i1 [ false, %if.end ], [ %cmp3.i, %land.rhs.i ]
  br i1 %2, label %if.end7, label %if.then6
if.then6:
  %add = add i64 %i.0, 1
  br label %if.end7
if.end7:
  %begin.1 = phi i64 [ %begin.0, %is_digit.exit ], [ %add, %if.then6 ]
  br label %for.inc
for.inc:
  %inc = add i64 %i.0, 1
  br label %for.cond
for.end:
  %conv9 = zext i8 %0 to i32
  %conv11 = zext i8 %1 to i32
  %sub = sub nsw i32 %conv9, %conv11
  %add.ptr = getelementptr inbounds i8, i8* %a, i64 %begin.0
  %add.ptr12 = getelementptr inbounds i8, i8* %b, i64 %begin.0
  %3 = load i8, i8* %add.ptr, align 1
  %conv.i39 = sext i8 %3 to i32
  %cmp.i40 = icmp sge i32 %conv.i39, 48
  br i1 %cmp.i40, label %land.rhs.i42, label %is_digit.exit43
land.rhs.i42:
  %cmp3.i41 = icmp sle i32 %conv.i39, 57
  br label %is_digit.exit43
is_digit.exit43:
  %4 = phi i1 [ false, %for.end ], [ %cmp3.i41, %land.rhs.i42 ]
  br i1 %4, label %lor.lhs.false, label %if.then15
lor.lhs.false:
  %5 = load i8, i8* %add.ptr12, align 1
  %conv.i44 = sext i8 %5 to i32
  %cmp.i45 = icmp sge i32 %conv.i44, 48
  br i1 %cmp.i45, label %land.rhs.i47, label %is_digit.exit48
land.rhs.i47:
  %cmp3.i46 = icmp sle i32 %conv.i44, 57
  br label %is_digit.exit48
is_digit.exit48:
  %6 = phi i1 [ false, %lor.lhs.false ], [ %cmp3.i46, %land.rhs.i47 ]
  br i1 %6, label %if.end16, label %if.then15
if.then15:
  br label %cleanup50
if.end16:
  br label %while.cond.i
while.cond.i:
  %n.0.i = phi i64 [ 0, %if.end16 ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, i8* %add.ptr, i64 %n.0.i
  %7 = load i8, i8* %arrayidx.i, align 1
  %conv.i49 = sext i8 %7 to i32
  %cmp.i50 = icmp eq i32 %conv.i49, 48
  br i1 %cmp.i50, label %land.rhs.i51, label %land.end.i
land.rhs.i51:
  %add.i = add i64 %n.0.i, 1
  %arrayidx2.i = getelementptr inbounds i8, i8* %add.ptr, i64 %add.i
  %8 = load i8, i8* %arrayidx2.i, align 1
  %conv.i.i = sext i8 %8 to i32
  %cmp.i.i = icmp sge i32 %conv.i.i, 48
  br i1 %cmp.i.i, label %land.rhs.i.i, label %is_digit.exit.i
land.rhs.i.i:
  %cmp3.i.i = icmp sle i32 %conv.i.i, 57
  br label %is_digit.exit.i
is_digit.exit.i:
  %9 = phi i1 [ false, %land.rhs.i51 ], [ %cmp3.i.i, %land.rhs.i.i ]
  br label %land.end.i
land.end.i:
  %10 = phi i1 [ false, %while.cond.i ], [ %9, %is_digit.exit.i ]
  br i1 %10, label %while.body.i, label %zeros.exit
while.body.i:
  %inc.i = add i64 %n.0.i, 1
  br label %while.cond.i
zeros.exit:
  br label %while.cond.i56
while.cond.i56:
  %n.0.i52 = phi i64 [ 0, %zeros.exit ], [ %inc.i66, %while.body.i67 ]
  %arrayidx.i53 = getelementptr inbounds i8, i8* %add.ptr12, i64 %n.0.i52
  %11 = load i8, i8* %arrayidx.i53, align 1
  %conv.i54 = sext i8 %11 to i32
  %cmp.i55 = icmp eq i32 %conv.i54, 48
  br i1 %cmp.i55, label %land.rhs.i61, label %land.end.i65
land.rhs.i61:
  %add.i57 = add i64 %n.0.i52, 1
  %arrayidx2.i58 = getelementptr inbounds i8, i8* %add.ptr12, i64 %add.i57
  %12 = load i8, i8* %arrayidx2.i58, align 1
  %conv.i.i59 = sext i8 %12 to i32
  %cmp.i.i60 = icmp sge i32 %conv.i.i59, 48
  br i1 %cmp.i.i60, label %land.rhs.i.i63, label %is_digit.exit.i64
land.rhs.i.i63:
  %cmp3.i.i62 = icmp sle i32 %conv.i.i59, 57
  br label %is_digit.exit.i64
is_digit.exit.i64:
  %13 = phi i1 [ false, %land.rhs.i61 ], [ %cmp3.i.i62, %land.rhs.i.i63 ]
  br label %land.end.i65
land.end.i65:
  %14 = phi i1 [ false, %while.cond.i56 ], [ %13, %is_digit.exit.i64 ]
  br i1 %14, label %while.body.i67, label %zeros.exit68
while.body.i67:
  %inc.i66 = add i64 %n.0.i52, 1
  br label %while.cond.i56
zeros.exit68:
  %cmp19 = icmp ne i64 %n.0.i, %n.0.i52
  br i1 %cmp19, label %if.then21, label %if.end24
if.then21:
  %cmp22 = icmp ugt i64 %n.0.i, %n.0.i52
  %cond = select i1 %cmp22, i32 -1, i32 1
  br label %cleanup48
if.end24:
  br label %while.cond
while.cond:
  %n.0 = phi i64 [ 0, %if.end24 ], [ %inc31, %while.body ]
  %arrayidx25 = getelementptr inbounds i8, i8* %add.ptr, i64 %n.0
  %15 = load i8, i8* %arrayidx25, align 1
  %conv.i69 = sext i8 %15 to i32
  %cmp.i70 = icmp sge i32 %conv.i69, 48
  br i1 %cmp.i70, label %land.rhs.i72, label %is_digit.exit74
land.rhs.i72:
  %cmp3.i71 = icmp sle i32 %conv.i69, 57
  br label %is_digit.exit74
is_digit.exit74:
  %16 = phi i1 [ false, %while.cond ], [ %cmp3.i71, %land.rhs.i72 ]
  br i1 %16, label %land.rhs, label %land.end
land.rhs:
  %arrayidx28 = getelementptr inbounds i8, i8* %add.ptr12, i64 %n.0
  %17 = load i8, i8* %arrayidx28, align 1
  %conv.i75 = sext i8 %17 to i32
  %cmp.i76 = icmp sge i32 %conv.i75, 48
  br i1 %cmp.i76, label %land.rhs.i78, label %is_digit.exit80
land.rhs.i78:
  %cmp3.i77 = icmp sle i32 %conv.i75, 57
  br label %is_digit.exit80
is_digit.exit80:
  %18 = phi i1 [ false, %land.rhs ], [ %cmp3.i77, %land.rhs.i78 ]
  br label %land.end
land.end:
  %19 = phi i1 [ false, %is_digit.exit74 ], [ %18, %is_digit.exit80 ]
  br i1 %19, label %while.body, label %while.end
while.body:
  %inc31 = add i64 %n.0, 1
  br label %while.cond
while.end:
  %cmp32 = icmp eq i64 %n.0.i, 0
  br i1 %cmp32, label %land.lhs.true, label %if.end47
land.lhs.true:
  %20 = load i8, i8* %arrayidx25, align 1
  %conv.i81 = sext i8 %20 to i32
  %cmp.i82 = icmp sge i32 %conv.i81, 48
  br i1 %cmp.i82, label %land.rhs.i84, label %is_digit.exit86
land.rhs.i84:
  %cmp3.i83 = icmp sle i32 %conv.i81, 57
  br label %is_digit.exit86
is_digit.exit86:
  %21 = phi i1 [ false, %land.lhs.true ], [ %cmp3.i83, %land.rhs.i84 ]
  %conv36 = zext i1 %21 to i32
  %arrayidx37 = getelementptr inbounds i8, i8* %add.ptr12, i64 %n.0
  %22 = load i8, i8* %arrayidx37, align 1
  %conv.i87 = sext i8 %22 to i32
  %cmp.i88 = icmp sge i32 %conv.i87, 48
  br i1 %cmp.i88, label %land.rhs.i90, label %is_digit.exit92
land.rhs.i90:
  %cmp3.i89 = icmp sle i32 %conv.i87, 57
  br label %is_digit.exit92
is_digit.exit92:
  %23 = phi i1 [ false, %is_digit.exit86 ], [ %cmp3.i89, %land.rhs.i90 ]
  %conv39 = zext i1 %23 to i32
  %cmp40 = icmp ne i32 %conv36, %conv39
  br i1 %cmp40, label %if.then42, label %if.end47
if.then42:
  %24 = load i8, i8* %arrayidx25, align 1
  %conv.i93 = sext i8 %24 to i32
  %cmp.i94 = icmp sge i32 %conv.i93, 48
  br i1 %cmp.i94, label %land.rhs.i96, label %is_digit.exit98
land.rhs.i96:
  %cmp3.i95 = icmp sle i32 %conv.i93, 57
  br label %is_digit.exit98
is_digit.exit98:
  %25 = phi i1 [ false, %if.then42 ], [ %cmp3.i95, %land.rhs.i96 ]
  %cond46 = select i1 %25, i32 1, i32 -1
  br label %cleanup
if.end47:
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ %cond46, %is_digit.exit98 ], [ %sub, %if.end47 ]
  br label %cleanup48
cleanup48:
  %retval.1 = phi i32 [ %cond, %if.then21 ], [ %retval.0, %cleanup ]
  br label %cleanup50
cleanup50:
  %retval.2 = phi i32 [ %retval.1, %cleanup48 ], [ %sub, %if.then15 ]
  br label %cleanup51
cleanup51:
  %retval.3 = phi i32 [ 0, %if.then ], [ %retval.2, %cleanup50 ]
  ret i32 %retval.3
}
define dso_local i32 @strncmp(i8* noundef nonnull %a, i8* noundef nonnull %b, i64 noundef %size) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i64 %i.0, %size
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %cleanup
for.body:
  %arrayidx = getelementptr inbounds i8, i8* %a, i64 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %arrayidx1 = getelementptr inbounds i8, i8* %b, i64 %i.0
  %1 = load i8, i8* %arrayidx1, align 1
  %conv2 = sext i8 %1 to i32
  %cmp3 = icmp ne i32 %conv, %conv2
  br i1 %cmp3, label %if.then, label %if.end
if.then:
  %conv6 = zext i8 %0 to i32
  %conv8 = zext i8 %1 to i32
  %sub = sub nsw i32 %conv6, %conv8
  br label %cleanup
if.end:
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end11, label %if.then10
if.then10:
  br label %cleanup
if.end11:
  br label %for.inc
for.inc:
  %inc = add i64 %i.0, 1
  br label %for.cond
cleanup:
  %retval.0 = phi i32 [ %sub, %if.then ], [ 0, %if.then10 ], [ undef, %for.cond.cleanup ]
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 1, %if.then10 ], [ 2, %for.cond.cleanup ]
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
define dso_local i32 @strcasecmp(i8* noundef nonnull %a, i8* noundef nonnull %b) {
entry:
  br label %while.cond
while.cond:
  %a.addr.0 = phi i8* [ %a, %entry ], [ %incdec.ptr, %while.body ]
  %b.addr.0 = phi i8* [ %b, %entry ], [ %incdec.ptr3, %while.body ]
  %0 = load i8, i8* %a.addr.0, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end
land.rhs:
  %cmp.i = icmp sge i32 %conv, 65
  br i1 %cmp.i, label %land.lhs.true.i, label %cond.false.i
land.lhs.true.i:
  %cmp3.i = icmp sle i32 %conv, 90
  br i1 %cmp3.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub nsw i32 %conv, 65
  %add.i = add nsw i32 %sub.i, 97
  br label %lower.exit
cond.false.i:
  %conv6.i = zext i8 %0 to i32
  br label %lower.exit
lower.exit:
  %cond.i = phi i32 [ %add.i, %cond.true.i ], [ %conv6.i, %cond.false.i ]
  %1 = load i8, i8* %b.addr.0, align 1
  %conv.i6 = sext i8 %1 to i32
  %cmp.i7 = icmp sge i32 %conv.i6, 65
  br i1 %cmp.i7, label %land.lhs.true.i9, label %cond.false.i14
land.lhs.true.i9:
  %cmp3.i8 = icmp sle i32 %conv.i6, 90
  br i1 %cmp3.i8, label %cond.true.i12, label %cond.false.i14
cond.true.i12:
  %sub.i10 = sub nsw i32 %conv.i6, 65
  %add.i11 = add nsw i32 %sub.i10, 97
  br label %lower.exit16
cond.false.i14:
  %conv6.i13 = zext i8 %1 to i32
  br label %lower.exit16
lower.exit16:
  %cond.i15 = phi i32 [ %add.i11, %cond.true.i12 ], [ %conv6.i13, %cond.false.i14 ]
  %cmp = icmp eq i32 %cond.i, %cond.i15
  br label %land.end
land.end:
  %2 = phi i1 [ false, %while.cond ], [ %cmp, %lower.exit16 ]
  br i1 %2, label %while.body, label %while.end
while.body:
  %incdec.ptr = getelementptr inbounds i8, i8* %a.addr.0, i32 1
  %incdec.ptr3 = getelementptr inbounds i8, i8* %b.addr.0, i32 1
  br label %while.cond
while.end:
  %3 = load i8, i8* %a.addr.0, align 1
  %conv.i17 = sext i8 %3 to i32
  %cmp.i18 = icmp sge i32 %conv.i17, 65
  br i1 %cmp.i18, label %land.lhs.true.i20, label %cond.false.i25
land.lhs.true.i20:
  %cmp3.i19 = icmp sle i32 %conv.i17, 90
  br i1 %cmp3.i19, label %cond.true.i23, label %cond.false.i25
cond.true.i23:
  %sub.i21 = sub nsw i32 %conv.i17, 65
  %add.i22 = add nsw i32 %sub.i21, 97
  br label %lower.exit27
cond.false.i25:
  %conv6.i24 = zext i8 %3 to i32
  br label %lower.exit27
lower.exit27:
  %cond.i26 = phi i32 [ %add.i22, %cond.true.i23 ], [ %conv6.i24, %cond.false.i25 ]
  %4 = load i8, i8* %b.addr.0, align 1
  %conv.i28 = sext i8 %4 to i32
  %cmp.i29 = icmp sge i32 %conv.i28, 65
  br i1 %cmp.i29, label %land.lhs.true.i31, label %cond.false.i36
land.lhs.true.i31:
  %cmp3.i30 = icmp sle i32 %conv.i28, 90
  br i1 %cmp3.i30, label %cond.true.i34, label %cond.false.i36
cond.true.i34:
  %sub.i32 = sub nsw i32 %conv.i28, 65
  %add.i33 = add nsw i32 %sub.i32, 97
  br label %lower.exit38
cond.false.i36:
  %conv6.i35 = zext i8 %4 to i32
  br label %lower.exit38
lower.exit38:
  %cond.i37 = phi i32 [ %add.i33, %cond.true.i34 ], [ %conv6.i35, %cond.false.i36 ]
  %sub = sub nsw i32 %cond.i26, %cond.i37
  ret i32 %sub
}
define dso_local i32 @strncasecmp(i8* noundef nonnull %a, i8* noundef nonnull %b, i64 noundef %size) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i64 %i.0, %size
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %cleanup
for.body:
  %arrayidx = getelementptr inbounds i8, i8* %a, i64 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv.i = sext i8 %0 to i32
  %cmp.i = icmp sge i32 %conv.i, 65
  br i1 %cmp.i, label %land.lhs.true.i, label %cond.false.i
land.lhs.true.i:
  %cmp3.i = icmp sle i32 %conv.i, 90
  br i1 %cmp3.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub nsw i32 %conv.i, 65
  %add.i = add nsw i32 %sub.i, 97
  br label %lower.exit
cond.false.i:
  %conv6.i = zext i8 %0 to i32
  br label %lower.exit
lower.exit:
  %cond.i = phi i32 [ %add.i, %cond.true.i ], [ %conv6.i, %cond.false.i ]
  %arrayidx1 = getelementptr inbounds i8, i8* %b, i64 %i.0
  %1 = load i8, i8* %arrayidx1, align 1
  %conv.i11 = sext i8 %1 to i32
  %cmp.i12 = icmp sge i32 %conv.i11, 65
  br i1 %cmp.i12, label %land.lhs.true.i14, label %cond.false.i19
land.lhs.true.i14:
  %cmp3.i13 = icmp sle i32 %conv.i11, 90
  br i1 %cmp3.i13, label %cond.true.i17, label %cond.false.i19
cond.true.i17:
  %sub.i15 = sub nsw i32 %conv.i11, 65
  %add.i16 = add nsw i32 %sub.i15, 97
  br label %lower.exit21
cond.false.i19:
  %conv6.i18 = zext i8 %1 to i32
  br label %lower.exit21
lower.exit21:
  %cond.i20 = phi i32 [ %add.i16, %cond.true.i17 ], [ %conv6.i18, %cond.false.i19 ]
  %cmp3 = icmp ne i32 %cond.i, %cond.i20
  br i1 %cmp3, label %if.then, label %if.end
if.then:
  %2 = load i8, i8* %arrayidx, align 1
  %conv.i22 = sext i8 %2 to i32
  %cmp.i23 = icmp sge i32 %conv.i22, 65
  br i1 %cmp.i23, label %land.lhs.true.i25, label %cond.false.i30
land.lhs.true.i25:
  %cmp3.i24 = icmp sle i32 %conv.i22, 90
  br i1 %cmp3.i24, label %cond.true.i28, label %cond.false.i30
cond.true.i28:
  %sub.i26 = sub nsw i32 %conv.i22, 65
  %add.i27 = add nsw i32 %sub.i26, 97
  br label %lower.exit32
cond.false.i30:
  %conv6.i29 = zext i8 %2 to i32
  br label %lower.exit32
lower.exit32:
  %cond.i31 = phi i32 [ %add.i27, %cond.true.i28 ], [ %conv6.i29, %cond.false.i30 ]
  %3 = load i8, i8* %arrayidx1, align 1
  %conv.i33 = sext i8 %3 to i32
  %cmp.i34 = icmp sge i32 %conv.i33, 65
  br i1 %cmp.i34, label %land.lhs.true.i36, label %cond.false.i41
land.lhs.true.i36:
  %cmp3.i35 = icmp sle i32 %conv.i33, 90
  br i1 %cmp3.i35, label %cond.true.i39, label %cond.false.i41
cond.true.i39:
  %sub.i37 = sub nsw i32 %conv.i33, 65
  %add.i38 = add nsw i32 %sub.i37, 97
  br label %lower.exit43
cond.false.i41:
  %conv6.i40 = zext i8 %3 to i32
  br label %lower.exit43
lower.exit43:
  %cond.i42 = phi i32 [ %add.i38, %cond.true.i39 ], [ %conv6.i40, %cond.false.i41 ]
  %sub = sub nsw i32 %cond.i31, %cond.i42
  br label %cleanup
if.end:
  %4 = load i8, i8* %arrayidx, align 1
  %tobool = icmp ne i8 %4, 0
  br i1 %tobool, label %if.end10, label %if.then9
if.then9:
  br label %cleanup
if.end10:
  br label %for.inc
for.inc:
  %inc = add i64 %i.0, 1
  br label %for.cond
cleanup:
  %retval.0 = phi i32 [ %sub, %lower.exit43 ], [ 0, %if.then9 ], [ undef, %for.cond.cleanup ]
  %cleanup.dest.slot.0 = phi i32 [ 1, %lower.exit43 ], [ 1, %if.then9 ], [ 2, %for.cond.cleanup ]
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
define dso_local i8* @strchr(i8* noundef nonnull %s, i32 noundef %c) {
entry:
  br label %for.cond
for.cond:
  %s.addr.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %0 = load i8, i8* %s.addr.0, align 1
  %conv = sext i8 %0 to i32
  %conv1 = trunc i32 %c to i8
  %conv2 = sext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end5, label %if.then4
if.then4:
  br label %return
if.end5:
  br label %for.inc
for.inc:
  %incdec.ptr = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  br label %for.cond
return:
  %retval.0 = phi i8* [ %s.addr.0, %if.then ], [ null, %if.then4 ]
  ret i8* %retval.0
}
define dso_local i8* @strchrnul(i8* noundef nonnull %s, i32 noundef %c) {
entry:
  br label %while.cond
while.cond:
  %s.addr.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %while.body ]
  %0 = load i8, i8* %s.addr.0, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end
land.rhs:
  %conv2 = trunc i32 %c to i8
  %conv3 = sext i8 %conv2 to i32
  %cmp = icmp ne i32 %conv, %conv3
  br label %land.end
land.end:
  %1 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ]
  br i1 %1, label %while.body, label %while.end
while.body:
  %incdec.ptr = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  br label %while.cond
while.end:
  ret i8* %s.addr.0
}
define dso_local i8* @rawmemchr(i8* noundef nonnull %s, i32 noundef %c) {
entry:
  br label %while.cond
while.cond:
  %p.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %while.body ]
  %0 = load i8, i8* %p.0, align 1
  %conv = zext i8 %0 to i32
  %conv1 = trunc i32 %c to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp = icmp ne i32 %conv, %conv2
  br i1 %cmp, label %while.body, label %while.end
while.body:
  %incdec.ptr = getelementptr inbounds i8, i8* %p.0, i32 1
  br label %while.cond
while.end:
  ret i8* %p.0
}
define dso_local i8* @strrchr(i8* noundef nonnull %s, i32 noundef %c) {
entry:
  br label %for.cond
for.cond:
  %s.addr.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %found.0 = phi i8* [ null, %entry ], [ %found.1, %for.inc ]
  %0 = load i8, i8* %s.addr.0, align 1
  %conv = sext i8 %0 to i32
  %conv1 = trunc i32 %c to i8
  %conv2 = sext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %if.end
if.end:
  %found.1 = phi i8* [ %s.addr.0, %if.then ], [ %found.0, %for.cond ]
  %1 = load i8, i8* %s.addr.0, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %if.end5, label %if.then4
if.then4:
  ret i8* %found.1
if.end5:
  br label %for.inc
for.inc:
  %incdec.ptr = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  br label %for.cond
}
define dso_local i8* @index(i8* noundef nonnull %s, i32 noundef %c) {
entry:
  br label %for.cond.i
for.cond.i:
  %s.addr.0.i = phi i8* [ %s, %entry ], [ %incdec.ptr.i, %if.end5.i ]
  %0 = load i8, i8* %s.addr.0.i, align 1
  %conv.i = sext i8 %0 to i32
  %conv1.i = trunc i32 %c to i8
  %conv2.i = sext i8 %conv1.i to i32
  %cmp.i = icmp eq i32 %conv.i, %conv2.i
  br i1 %cmp.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %strchr.exit
if.end.i:
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %if.end5.i, label %if.then4.i
if.then4.i:
  br label %strchr.exit
if.end5.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %s.addr.0.i, i32 1
  br label %for.cond.i
strchr.exit:
  %retval.0.i = phi i8* [ %s.addr.0.i, %if.then.i ], [ null, %if.then4.i ]
  ret i8* %retval.0.i
}
define dso_local i8* @rindex(i8* noundef nonnull %s, i32 noundef %c) {
entry:
  br label %for.cond.i
for.cond.i:
  %s.addr.0.i = phi i8* [ %s, %entry ], [ %incdec.ptr.i, %if.end5.i ]
  %found.0.i = phi i8* [ null, %entry ], [ %found.1.i, %if.end5.i ]
  %0 = load i8, i8* %s.addr.0.i, align 1
  %conv.i = sext i8 %0 to i32
  %conv1.i = trunc i32 %c to i8
  %conv2.i = sext i8 %conv1.i to i32
  %cmp.i = icmp eq i32 %conv.i, %conv2.i
  br i1 %cmp.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %if.end.i
if.end.i:
  %found.1.i = phi i8* [ %s.addr.0.i, %if.then.i ], [ %found.0.i, %for.cond.i ]
  %1 = load i8, i8* %s.addr.0.i, align 1
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %if.end5.i, label %strrchr.exit
if.end5.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %s.addr.0.i, i32 1
  br label %for.cond.i
strrchr.exit:
  ret i8* %found.1.i
}
define dso_local i8* @strstr(i8* noundef nonnull %s, i8* noundef nonnull %part) {
entry:
  br label %for.cond
for.cond:
  %s.addr.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %retval.0 = phi i8* [ undef, %entry ], [ %retval.1, %for.inc ]
  br label %while.cond
while.cond:
  %i.0 = phi i64 [ 0, %for.cond ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i8, i8* %part, i64 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end
land.rhs:
  %arrayidx1 = getelementptr inbounds i8, i8* %s.addr.0, i64 %i.0
  %1 = load i8, i8* %arrayidx1, align 1
  %conv2 = sext i8 %1 to i32
  %cmp = icmp eq i32 %conv2, %conv
  br label %land.end
land.end:
  %2 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ]
  br i1 %2, label %while.body, label %while.end
while.body:
  %inc = add i64 %i.0, 1
  br label %while.cond
while.end:
  %3 = load i8, i8* %arrayidx, align 1
  %tobool7 = icmp ne i8 %3, 0
  br i1 %tobool7, label %if.end, label %if.then
if.then:
  br label %cleanup
if.end:
  %4 = load i8, i8* %s.addr.0, align 1
  %tobool8 = icmp ne i8 %4, 0
  br i1 %tobool8, label %if.end10, label %if.then9
if.then9:
  br label %cleanup
if.end10:
  br label %cleanup
cleanup:
  %retval.1 = phi i8* [ %retval.0, %if.end10 ], [ null, %if.then9 ], [ %s.addr.0, %if.then ]
  %cleanup.dest.slot.0 = phi i32 [ 0, %if.end10 ], [ 1, %if.then9 ], [ 1, %if.then ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %return
  ]
cleanup.cont:
  br label %for.inc
for.inc:
  %incdec.ptr = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  br label %for.cond
return:
  ret i8* %retval.1
unreachable:
  unreachable
}
define dso_local i8* @strcasestr(i8* noundef nonnull %s, i8* noundef nonnull %part) {
entry:
  br label %for.cond
for.cond:
  %s.addr.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %retval.0 = phi i8* [ undef, %entry ], [ %retval.1, %for.inc ]
  br label %while.cond
while.cond:
  %i.0 = phi i64 [ 0, %for.cond ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i8, i8* %part, i64 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end
land.rhs:
  %arrayidx1 = getelementptr inbounds i8, i8* %s.addr.0, i64 %i.0
  %1 = load i8, i8* %arrayidx1, align 1
  %conv.i = sext i8 %1 to i32
  %cmp.i = icmp sge i32 %conv.i, 65
  br i1 %cmp.i, label %land.lhs.true.i, label %cond.false.i
land.lhs.true.i:
  %cmp3.i = icmp sle i32 %conv.i, 90
  br i1 %cmp3.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %sub.i = sub nsw i32 %conv.i, 65
  %add.i = add nsw i32 %sub.i, 97
  br label %lower.exit
cond.false.i:
  %conv6.i = zext i8 %1 to i32
  br label %lower.exit
lower.exit:
  %cond.i = phi i32 [ %add.i, %cond.true.i ], [ %conv6.i, %cond.false.i ]
  %2 = load i8, i8* %arrayidx, align 1
  %conv.i11 = sext i8 %2 to i32
  %cmp.i12 = icmp sge i32 %conv.i11, 65
  br i1 %cmp.i12, label %land.lhs.true.i14, label %cond.false.i19
land.lhs.true.i14:
  %cmp3.i13 = icmp sle i32 %conv.i11, 90
  br i1 %cmp3.i13, label %cond.true.i17, label %cond.false.i19
cond.true.i17:
  %sub.i15 = sub nsw i32 %conv.i11, 65
  %add.i16 = add nsw i32 %sub.i15, 97
  br label %lower.exit21
cond.false.i19:
  %conv6.i18 = zext i8 %2 to i32
  br label %lower.exit21
lower.exit21:
  %cond.i20 = phi i32 [ %add.i16, %cond.true.i17 ], [ %conv6.i18, %cond.false.i19 ]
  %cmp = icmp eq i32 %cond.i, %cond.i20
  br label %land.end
land.end:
  %3 = phi i1 [ false, %while.cond ], [ %cmp, %lower.exit21 ]
  br i1 %3, label %while.body, label %while.end
while.body:
  %inc = add i64 %i.0, 1
  br label %while.cond
while.end:
  %4 = load i8, i8* %arrayidx, align 1
  %tobool6 = icmp ne i8 %4, 0
  br i1 %tobool6, label %if.end, label %if.then
if.then:
  br label %cleanup
if.end:
  %5 = load i8, i8* %s.addr.0, align 1
  %tobool7 = icmp ne i8 %5, 0
  br i1 %tobool7, label %if.end9, label %if.then8
if.then8:
  br label %cleanup
if.end9:
  br label %cleanup
cleanup:
  %retval.1 = phi i8* [ %retval.0, %if.end9 ], [ null, %if.then8 ], [ %s.addr.0, %if.then ]
  %cleanup.dest.slot.0 = phi i32 [ 0, %if.end9 ], [ 1, %if.then8 ], [ 1, %if.then ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %return
  ]
cleanup.cont:
  br label %for.inc
for.inc:
  %incdec.ptr = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  br label %for.cond
return:
  ret i8* %retval.1
unreachable:
  unreachable
}
define dso_local i64 @strspn(i8* noundef nonnull %s, i8* noundef nonnull %set) {
entry:
  br label %while.cond
while.cond:
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i8, i8* %s, i64 %n.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end
land.rhs:
  br label %for.cond.i
for.cond.i:
  %s.addr.0.i = phi i8* [ %set, %land.rhs ], [ %incdec.ptr.i, %if.end5.i ]
  %1 = load i8, i8* %s.addr.0.i, align 1
  %conv.i = sext i8 %1 to i32
  %cmp.i = icmp eq i32 %conv.i, %conv
  br i1 %cmp.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %strchr.exit
if.end.i:
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %if.end5.i, label %if.then4.i
if.then4.i:
  br label %strchr.exit
if.end5.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %s.addr.0.i, i32 1
  br label %for.cond.i
strchr.exit:
  %retval.0.i = phi i8* [ %s.addr.0.i, %if.then.i ], [ null, %if.then4.i ]
  %tobool3 = icmp ne i8* %retval.0.i, null
  br label %land.end
land.end:
  %2 = phi i1 [ false, %while.cond ], [ %tobool3, %strchr.exit ]
  br i1 %2, label %while.body, label %while.end
while.body:
  %inc = add i64 %n.0, 1
  br label %while.cond
while.end:
  ret i64 %n.0
}
define dso_local i64 @strcspn(i8* noundef nonnull %s, i8* noundef nonnull %set) {
entry:
  br label %while.cond
while.cond:
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i8, i8* %s, i64 %n.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end
land.rhs:
  br label %for.cond.i
for.cond.i:
  %s.addr.0.i = phi i8* [ %set, %land.rhs ], [ %incdec.ptr.i, %if.end5.i ]
  %1 = load i8, i8* %s.addr.0.i, align 1
  %conv.i = sext i8 %1 to i32
  %cmp.i = icmp eq i32 %conv.i, %conv
  br i1 %cmp.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %strchr.exit
if.end.i:
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %if.end5.i, label %if.then4.i
if.then4.i:
  br label %strchr.exit
if.end5.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %s.addr.0.i, i32 1
  br label %for.cond.i
strchr.exit:
  %retval.0.i = phi i8* [ %s.addr.0.i, %if.then.i ], [ null, %if.then4.i ]
  %tobool3 = icmp ne i8* %retval.0.i, null
  %lnot = xor i1 %tobool3, true
  br label %land.end
land.end:
  %2 = phi i1 [ false, %while.cond ], [ %lnot, %strchr.exit ]
  br i1 %2, label %while.body, label %while.end
while.body:
  %inc = add i64 %n.0, 1
  br label %while.cond
while.end:
  ret i64 %n.0
}
define dso_local i8* @strpbrk(i8* noundef nonnull %s, i8* noundef nonnull %set) {
entry:
  br label %while.cond.i
while.cond.i:
  %n.0.i = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, i8* %s, i64 %n.0.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %0 to i32
  %tobool.i = icmp ne i32 %conv.i, 0
  br i1 %tobool.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  br label %for.cond.i.i
for.cond.i.i:
  %s.addr.0.i.i = phi i8* [ %set, %land.rhs.i ], [ %incdec.ptr.i.i, %if.end5.i.i ]
  %1 = load i8, i8* %s.addr.0.i.i, align 1
  %conv.i.i = sext i8 %1 to i32
  %cmp.i.i = icmp eq i32 %conv.i.i, %conv.i
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  br label %strchr.exit.i
if.end.i.i:
  %tobool.i.i = icmp ne i8 %1, 0
  br i1 %tobool.i.i, label %if.end5.i.i, label %if.then4.i.i
if.then4.i.i:
  br label %strchr.exit.i
if.end5.i.i:
  %incdec.ptr.i.i = getelementptr inbounds i8, i8* %s.addr.0.i.i, i32 1
  br label %for.cond.i.i
strchr.exit.i:
  %retval.0.i.i = phi i8* [ %s.addr.0.i.i, %if.then.i.i ], [ null, %if.then4.i.i ]
  %tobool3.i = icmp ne i8* %retval.0.i.i, null
  %lnot.i = xor i1 %tobool3.i, true
  br label %land.end.i
land.end.i:
  %2 = phi i1 [ false, %while.cond.i ], [ %lnot.i, %strchr.exit.i ]
  br i1 %2, label %while.body.i, label %strcspn.exit
while.body.i:
  %inc.i = add i64 %n.0.i, 1
  br label %while.cond.i
strcspn.exit:
  %3 = load i8, i8* %arrayidx.i, align 1
  %conv = sext i8 %3 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i8* [ %arrayidx.i, %cond.true ], [ null, %cond.false ]
  ret i8* %cond
}
define dso_local i8* @strtok_r(i8* noalias noundef %s, i8* noalias noundef nonnull %set, i8** noalias noundef nonnull %rest) {
entry:
  %tobool = icmp ne i8* %s, null
  br i1 %tobool, label %if.end, label %if.then
if.then:
  %0 = load i8*, i8** %rest, align 8
  br label %if.end
if.end:
  %s.addr.0 = phi i8* [ %s, %entry ], [ %0, %if.then ]
  br label %while.cond.i
while.cond.i:
  %n.0.i = phi i64 [ 0, %if.end ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, i8* %s.addr.0, i64 %n.0.i
  %1 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %1 to i32
  %tobool.i = icmp ne i32 %conv.i, 0
  br i1 %tobool.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  br label %for.cond.i.i
for.cond.i.i:
  %s.addr.0.i.i = phi i8* [ %set, %land.rhs.i ], [ %incdec.ptr.i.i, %if.end5.i.i ]
  %2 = load i8, i8* %s.addr.0.i.i, align 1
  %conv.i.i = sext i8 %2 to i32
  %cmp.i.i = icmp eq i32 %conv.i.i, %conv.i
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  br label %strchr.exit.i
if.end.i.i:
  %tobool.i.i = icmp ne i8 %2, 0
  br i1 %tobool.i.i, label %if.end5.i.i, label %if.then4.i.i
if.then4.i.i:
  br label %strchr.exit.i
if.end5.i.i:
  %incdec.ptr.i.i = getelementptr inbounds i8, i8* %s.addr.0.i.i, i32 1
  br label %for.cond.i.i
strchr.exit.i:
  %retval.0.i.i = phi i8* [ %s.addr.0.i.i, %if.then.i.i ], [ null, %if.then4.i.i ]
  %tobool3.i = icmp ne i8* %retval.0.i.i, null
  br label %land.end.i
land.end.i:
  %3 = phi i1 [ false, %while.cond.i ], [ %tobool3.i, %strchr.exit.i ]
  br i1 %3, label %while.body.i, label %strspn.exit
while.body.i:
  %inc.i = add i64 %n.0.i, 1
  br label %while.cond.i
strspn.exit:
  br label %while.cond.i17
while.cond.i17:
  %n.0.i13 = phi i64 [ 0, %strspn.exit ], [ %inc.i34, %while.body.i35 ]
  %arrayidx.i14 = getelementptr inbounds i8, i8* %arrayidx.i, i64 %n.0.i13
  %4 = load i8, i8* %arrayidx.i14, align 1
  %conv.i15 = sext i8 %4 to i32
  %tobool.i16 = icmp ne i32 %conv.i15, 0
  br i1 %tobool.i16, label %land.rhs.i18, label %land.end.i33
land.rhs.i18:
  br label %for.cond.i.i23
for.cond.i.i23:
  %s.addr.0.i.i19 = phi i8* [ %set, %land.rhs.i18 ], [ %incdec.ptr.i.i28, %if.end5.i.i29 ]
  %5 = load i8, i8* %s.addr.0.i.i19, align 1
  %conv.i.i20 = sext i8 %5 to i32
  %cmp.i.i22 = icmp eq i32 %conv.i.i20, %conv.i15
  br i1 %cmp.i.i22, label %if.then.i.i24, label %if.end.i.i26
if.then.i.i24:
  br label %strchr.exit.i32
if.end.i.i26:
  %tobool.i.i25 = icmp ne i8 %5, 0
  br i1 %tobool.i.i25, label %if.end5.i.i29, label %if.then4.i.i27
if.then4.i.i27:
  br label %strchr.exit.i32
if.end5.i.i29:
  %incdec.ptr.i.i28 = getelementptr inbounds i8, i8* %s.addr.0.i.i19, i32 1
  br label %for.cond.i.i23
strchr.exit.i32:
  %retval.0.i.i30 = phi i8* [ %s.addr.0.i.i19, %if.then.i.i24 ], [ null, %if.then4.i.i27 ]
  %tobool3.i31 = icmp ne i8* %retval.0.i.i30, null
  %lnot.i = xor i1 %tobool3.i31, true
  br label %land.end.i33
land.end.i33:
  %6 = phi i1 [ false, %while.cond.i17 ], [ %lnot.i, %strchr.exit.i32 ]
  br i1 %6, label %while.body.i35, label %strcspn.exit
while.body.i35:
  %inc.i34 = add i64 %n.0.i13, 1
  br label %while.cond.i17
strcspn.exit:
  %7 = load i8, i8* %arrayidx.i14, align 1
  %conv = sext i8 %7 to i32
  %tobool3 = icmp ne i32 %conv, 0
  br i1 %tobool3, label %cond.true, label %cond.false
cond.true:
  %add.ptr4 = getelementptr inbounds i8, i8* %arrayidx.i14, i64 1
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i8* [ %add.ptr4, %cond.true ], [ %arrayidx.i14, %cond.false ]
  store i8* %cond, i8** %rest, align 8
  %8 = load i8, i8* %arrayidx.i, align 1
  %tobool5 = icmp ne i8 %8, 0
  br i1 %tobool5, label %if.end7, label %if.then6
if.then6:
  br label %cleanup
if.end7:
  store i8 0, i8* %arrayidx.i14, align 1
  br label %cleanup
cleanup:
  %retval.0 = phi i8* [ %arrayidx.i, %if.end7 ], [ null, %if.then6 ]
  ret i8* %retval.0
}
define dso_local i8* @strtok(i8* noalias noundef %s, i8* noalias noundef nonnull %set) {
entry:
  %tobool.i = icmp ne i8* %s, null
  br i1 %tobool.i, label %if.end.i, label %if.then.i
if.then.i:
  %0 = load i8*, i8** @strtok.rest, align 8
  br label %if.end.i
if.end.i:
  %s.addr.0.i = phi i8* [ %s, %entry ], [ %0, %if.then.i ]
  br label %while.cond.i.i
while.cond.i.i:
  %n.0.i.i = phi i64 [ 0, %if.end.i ], [ %inc.i.i, %while.body.i.i ]
  %arrayidx.i.i = getelementptr inbounds i8, i8* %s.addr.0.i, i64 %n.0.i.i
  %1 = load i8, i8* %arrayidx.i.i, align 1
  %conv.i.i = sext i8 %1 to i32
  %tobool.i.i = icmp ne i32 %conv.i.i, 0
  br i1 %tobool.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  br label %for.cond.i.i.i
for.cond.i.i.i:
  %s.addr.0.i.i.i = phi i8* [ %set, %land.rhs.i.i ], [ %incdec.ptr.i.i.i, %if.end5.i.i.i ]
  %2 = load i8, i8* %s.addr.0.i.i.i, align 1
  %conv.i.i.i = sext i8 %2 to i32
  %cmp.i.i.i = icmp eq i32 %conv.i.i.i, %conv.i.i
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  br label %strchr.exit.i.i
if.end.i.i.i:
  %tobool.i.i.i = icmp ne i8 %2, 0
  br i1 %tobool.i.i.i, label %if.end5.i.i.i, label %if.then4.i.i.i
if.then4.i.i.i:
  br label %strchr.exit.i.i
if.end5.i.i.i:
  %incdec.ptr.i.i.i = getelementptr inbounds i8, i8* %s.addr.0.i.i.i, i32 1
  br label %for.cond.i.i.i
strchr.exit.i.i:
  %retval.0.i.i.i = phi i8* [ %s.addr.0.i.i.i, %if.then.i.i.i ], [ null, %if.then4.i.i.i ]
  %tobool3.i.i = icmp ne i8* %retval.0.i.i.i, null
  br label %land.end.i.i
land.end.i.i:
  %3 = phi i1 [ false, %while.cond.i.i ], [ %tobool3.i.i, %strchr.exit.i.i ]
  br i1 %3, label %while.body.i.i, label %strspn.exit.i
while.body.i.i:
  %inc.i.i = add i64 %n.0.i.i, 1
  br label %while.cond.i.i
strspn.exit.i:
  br label %while.cond.i17.i
while.cond.i17.i:
  %n.0.i13.i = phi i64 [ 0, %strspn.exit.i ], [ %inc.i34.i, %while.body.i35.i ]
  %arrayidx.i14.i = getelementptr inbounds i8, i8* %arrayidx.i.i, i64 %n.0.i13.i
  %4 = load i8, i8* %arrayidx.i14.i, align 1
  %conv.i15.i = sext i8 %4 to i32
  %tobool.i16.i = icmp ne i32 %conv.i15.i, 0
  br i1 %tobool.i16.i, label %land.rhs.i18.i, label %land.end.i33.i
land.rhs.i18.i:
  br label %for.cond.i.i23.i
for.cond.i.i23.i:
  %s.addr.0.i.i19.i = phi i8* [ %set, %land.rhs.i18.i ], [ %incdec.ptr.i.i28.i, %if.end5.i.i29.i ]
  %5 = load i8, i8* %s.addr.0.i.i19.i, align 1
  %conv.i.i20.i = sext i8 %5 to i32
  %cmp.i.i22.i = icmp eq i32 %conv.i.i20.i, %conv.i15.i
  br i1 %cmp.i.i22.i, label %if.then.i.i24.i, label %if.end.i.i26.i
if.then.i.i24.i:
  br label %strchr.exit.i32.i
if.end.i.i26.i:
  %tobool.i.i25.i = icmp ne i8 %5, 0
  br i1 %tobool.i.i25.i, label %if.end5.i.i29.i, label %if.then4.i.i27.i
if.then4.i.i27.i:
  br label %strchr.exit.i32.i
if.end5.i.i29.i:
  %incdec.ptr.i.i28.i = getelementptr inbounds i8, i8* %s.addr.0.i.i19.i, i32 1
  br label %for.cond.i.i23.i
strchr.exit.i32.i:
  %retval.0.i.i30.i = phi i8* [ %s.addr.0.i.i19.i, %if.then.i.i24.i ], [ null, %if.then4.i.i27.i ]
  %tobool3.i31.i = icmp ne i8* %retval.0.i.i30.i, null
  %lnot.i.i = xor i1 %tobool3.i31.i, true
  br label %land.end.i33.i
land.end.i33.i:
  %6 = phi i1 [ false, %while.cond.i17.i ], [ %lnot.i.i, %strchr.exit.i32.i ]
  br i1 %6, label %while.body.i35.i, label %strcspn.exit.i
while.body.i35.i:
  %inc.i34.i = add i64 %n.0.i13.i, 1
  br label %while.cond.i17.i
strcspn.exit.i:
  %7 = load i8, i8* %arrayidx.i14.i, align 1
  %conv.i = sext i8 %7 to i32
  %tobool3.i = icmp ne i32 %conv.i, 0
  br i1 %tobool3.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %add.ptr4.i = getelementptr inbounds i8, i8* %arrayidx.i14.i, i64 1
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i8* [ %add.ptr4.i, %cond.true.i ], [ %arrayidx.i14.i, %cond.false.i ]
  store i8* %cond.i, i8** @strtok.rest, align 8
  %8 = load i8, i8* %arrayidx.i.i, align 1
  %tobool5.i = icmp ne i8 %8, 0
  br i1 %tobool5.i, label %if.end7.i, label %if.then6.i
if.then6.i:
  br label %strtok_r.exit
if.end7.i:
  store i8 0, i8* %arrayidx.i14.i, align 1
  br label %strtok_r.exit
strtok_r.exit:
  %retval.0.i = phi i8* [ %arrayidx.i.i, %if.end7.i ], [ null, %if.then6.i ]
  ret i8* %retval.0.i
}
define dso_local i64 @strlcpy(i8* noalias noundef %to, i8* noalias noundef %from, i64 noundef %size) {
entry:
  br label %while.cond.i
while.cond.i:
  %n.0.i = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, i8* %from, i64 %n.0.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %while.body.i, label %strlen.exit
while.body.i:
  %inc.i = add i64 %n.0.i, 1
  br label %while.cond.i
strlen.exit:
  %cmp = icmp ugt i64 %size, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %cmp1 = icmp ult i64 %n.0.i, %size
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %sub = sub i64 %size, 1
  br label %cond.end
cond.end:
  %cond = phi i64 [ %n.0.i, %cond.true ], [ %sub, %cond.false ]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %to, i8* align 1 %from, i64 %cond, i1 false)
  %arrayidx = getelementptr inbounds i8, i8* %to, i64 %cond
  store i8 0, i8* %arrayidx, align 1
  br label %if.end
if.end:
  ret i64 %n.0.i
}
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)
define dso_local i64 @strlcat(i8* noalias noundef %to, i8* noalias noundef %from, i64 noundef %size) {
entry:
  br label %while.cond.i
while.cond.i:
  %n.0.i = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %cmp.i = icmp ult i64 %n.0.i, %size
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %n.0.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %0 to i32
  %tobool.i = icmp ne i32 %conv.i, 0
  br label %land.end.i
land.end.i:
  %1 = phi i1 [ false, %while.cond.i ], [ %tobool.i, %land.rhs.i ]
  br i1 %1, label %while.body.i, label %strnlen.exit
while.body.i:
  %inc.i = add i64 %n.0.i, 1
  br label %while.cond.i
strnlen.exit:
  %add.ptr = getelementptr inbounds i8, i8* %to, i64 %n.0.i
  %sub = sub i64 %size, %n.0.i
  br label %while.cond.i.i
while.cond.i.i:
  %n.0.i.i = phi i64 [ 0, %strnlen.exit ], [ %inc.i.i, %while.body.i.i ]
  %arrayidx.i.i = getelementptr inbounds i8, i8* %from, i64 %n.0.i.i
  %2 = load i8, i8* %arrayidx.i.i, align 1
  %tobool.i.i = icmp ne i8 %2, 0
  br i1 %tobool.i.i, label %while.body.i.i, label %strlen.exit.i
while.body.i.i:
  %inc.i.i = add i64 %n.0.i.i, 1
  br label %while.cond.i.i
strlen.exit.i:
  %cmp.i6 = icmp ugt i64 %sub, 0
  br i1 %cmp.i6, label %if.then.i, label %strlcpy.exit
if.then.i:
  %cmp1.i = icmp ult i64 %n.0.i.i, %sub
  br i1 %cmp1.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  %sub.i = sub i64 %sub, 1
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %n.0.i.i, %cond.true.i ], [ %sub.i, %cond.false.i ]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %add.ptr, i8* align 1 %from, i64 %cond.i, i1 false)
  %arrayidx.i7 = getelementptr inbounds i8, i8* %add.ptr, i64 %cond.i
  store i8 0, i8* %arrayidx.i7, align 1
  br label %strlcpy.exit
strlcpy.exit:
  %add = add i64 %n.0.i, %n.0.i.i
  ret i64 %add
}
define dso_local noalias i8* @strdup(i8* noundef nonnull %s) {
entry:
  br label %while.cond.i
while.cond.i:
  %n.0.i = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, i8* %s, i64 %n.0.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %while.body.i, label %strlen.exit
while.body.i:
  %inc.i = add i64 %n.0.i, 1
  br label %while.cond.i
strlen.exit:
  %add = add i64 %n.0.i, 1
  %call1 = call noalias i8* @malloc(i64 noundef %add)
  %tobool = icmp ne i8* %call1, null
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  br label %while.cond.i6
while.cond.i6:
  %i.0.i = phi i64 [ 0, %cond.true ], [ %inc.i7, %while.body.i8 ]
  %arrayidx.i4 = getelementptr inbounds i8, i8* %s, i64 %i.0.i
  %1 = load i8, i8* %arrayidx.i4, align 1
  %arrayidx1.i = getelementptr inbounds i8, i8* %call1, i64 %i.0.i
  store i8 %1, i8* %arrayidx1.i, align 1
  %tobool.i5 = icmp ne i8 %1, 0
  br i1 %tobool.i5, label %while.body.i8, label %strcpy.exit
while.body.i8:
  %inc.i7 = add i64 %i.0.i, 1
  br label %while.cond.i6
strcpy.exit:
  %add.i = add i64 %i.0.i, 1
  call void @__gsmack_apart(i8* noundef %call1, i8* noundef %s, i64 noundef %add.i)
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i8* [ %call1, %strcpy.exit ], [ null, %cond.false ]
  ret i8* %cond
}
declare dso_local noalias i8* @malloc(i64 noundef)
define dso_local noalias i8* @strndup(i8* noundef nonnull %s, i64 noundef %most) {
entry:
  br label %while.cond.i
while.cond.i:
  %n.0.i = phi i64 [ 0, %entry ], [ %inc.i, %while.body.i ]
  %cmp.i = icmp ult i64 %n.0.i, %most
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %s, i64 %n.0.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %0 to i32
  %tobool.i = icmp ne i32 %conv.i, 0
  br label %land.end.i
land.end.i:
  %1 = phi i1 [ false, %while.cond.i ], [ %tobool.i, %land.rhs.i ]
  br i1 %1, label %while.body.i, label %strnlen.exit
while.body.i:
  %inc.i = add i64 %n.0.i, 1
  br label %while.cond.i
strnlen.exit:
  %add = add i64 %n.0.i, 1
  %call1 = call noalias i8* @malloc(i64 noundef %add)
  %tobool = icmp ne i8* %call1, null
  br i1 %tobool, label %if.end, label %if.then
if.then:
  br label %cleanup
if.end:
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %call1, i8* align 1 %s, i64 %n.0.i, i1 false)
  %arrayidx = getelementptr inbounds i8, i8* %call1, i64 %n.0.i
  store i8 0, i8* %arrayidx, align 1
  br label %cleanup
cleanup:
  %retval.0 = phi i8* [ %call1, %if.end ], [ null, %if.then ]
  ret i8* %retval.0
}
define dso_local i8* @strsep(i8** noalias noundef nonnull %rest, i8* noalias noundef nonnull %set) {
entry:
  %0 = load i8*, i8** %rest, align 8
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %if.end, label %if.then
if.then:
  br label %cleanup
if.end:
  br label %while.cond.i
while.cond.i:
  %n.0.i = phi i64 [ 0, %if.end ], [ %inc.i, %while.body.i ]
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i64 %n.0.i
  %1 = load i8, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %1 to i32
  %tobool.i = icmp ne i32 %conv.i, 0
  br i1 %tobool.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  br label %for.cond.i.i
for.cond.i.i:
  %s.addr.0.i.i = phi i8* [ %set, %land.rhs.i ], [ %incdec.ptr.i.i, %if.end5.i.i ]
  %2 = load i8, i8* %s.addr.0.i.i, align 1
  %conv.i.i = sext i8 %2 to i32
  %cmp.i.i = icmp eq i32 %conv.i.i, %conv.i
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  br label %strchr.exit.i
if.end.i.i:
  %tobool.i.i = icmp ne i8 %2, 0
  br i1 %tobool.i.i, label %if.end5.i.i, label %if.then4.i.i
if.then4.i.i:
  br label %strchr.exit.i
if.end5.i.i:
  %incdec.ptr.i.i = getelementptr inbounds i8, i8* %s.addr.0.i.i, i32 1
  br label %for.cond.i.i
strchr.exit.i:
  %retval.0.i.i = phi i8* [ %s.addr.0.i.i, %if.then.i.i ], [ null, %if.then4.i.i ]
  %tobool3.i = icmp ne i8* %retval.0.i.i, null
  %lnot.i = xor i1 %tobool3.i, true
  br label %land.end.i
land.end.i:
  %3 = phi i1 [ false, %while.cond.i ], [ %lnot.i, %strchr.exit.i ]
  br i1 %3, label %while.body.i, label %strcspn.exit
while.body.i:
  %inc.i = add i64 %n.0.i, 1
  br label %while.cond.i
strcspn.exit:
  %4 = load i8, i8* %arrayidx.i, align 1
  %conv = sext i8 %4 to i32
  %tobool1 = icmp ne i32 %conv, 0
  br i1 %tobool1, label %cond.true, label %cond.false
cond.true:
  %add.ptr2 = getelementptr inbounds i8, i8* %arrayidx.i, i64 1
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i8* [ %add.ptr2, %cond.true ], [ null, %cond.false ]
  store i8* %cond, i8** %rest, align 8
  store i8 0, i8* %arrayidx.i, align 1
  br label %cleanup
cleanup:
  %retval.0 = phi i8* [ %0, %cond.end ], [ null, %if.then ]
  ret i8* %retval.0
}
