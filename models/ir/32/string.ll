target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@strtok.rest = internal unnamed_addr global i8* null, align 4
@strerror.text = internal global [6 x i8] c"error\00", align 1
define dso_local i32 @strlen(i8* nocapture noundef nonnull readonly %s) local_unnamed_addr {
entry:
  br label %while.cond
while.cond:
  %n.0 = phi i32 [ 0, %entry ], [ %inc, %while.cond ]
  %arrayidx = getelementptr inbounds i8, i8* %s, i32 %n.0
  %0 = load i8, i8* %arrayidx, align 1
  %tobool.not = icmp eq i8 %0, 0
  %inc = add i32 %n.0, 1
  br i1 %tobool.not, label %while.end, label %while.cond
while.end:
  ret i32 %n.0
}
define dso_local i32 @strnlen(i8* nocapture noundef nonnull readonly %s, i32 noundef %most) local_unnamed_addr {
entry:
  %cmp5.not = icmp eq i32 %most, 0
  br i1 %cmp5.not, label %while.end, label %land.rhs
land.rhs:
  %n.06 = phi i32 [ %inc, %while.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, i8* %s, i32 %n.06
  %0 = load i8, i8* %arrayidx, align 1
  %tobool.not = icmp eq i8 %0, 0
  br i1 %tobool.not, label %while.end, label %while.body
while.body:
  %inc = add nuw i32 %n.06, 1
  %exitcond.not = icmp eq i32 %inc, %most
  br i1 %exitcond.not, label %while.end, label %land.rhs
while.end:
  %n.0.lcssa = phi i32 [ 0, %entry ], [ %n.06, %land.rhs ], [ %most, %while.body ]
  ret i32 %n.0.lcssa
}
define dso_local nonnull i8* @strcpy(i8* noalias noundef nonnull returned writeonly %to, i8* noalias nocapture noundef nonnull readonly %from) local_unnamed_addr {
entry:
  br label %while.cond
while.cond:
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %while.cond ]
  %arrayidx = getelementptr inbounds i8, i8* %from, i32 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %arrayidx1 = getelementptr inbounds i8, i8* %to, i32 %i.0
  store i8 %0, i8* %arrayidx1, align 1
  %tobool.not = icmp eq i8 %0, 0
  %inc = add i32 %i.0, 1
  br i1 %tobool.not, label %while.end, label %while.cond
while.end:
  ret i8* %to
}
define dso_local nonnull i8* @stpcpy(i8* noalias noundef nonnull writeonly %to, i8* noalias nocapture noundef nonnull readonly %from) local_unnamed_addr {
entry:
  %0 = load i8, i8* %from, align 1
  store i8 %0, i8* %to, align 1
  %tobool.not4 = icmp eq i8 %0, 0
  br i1 %tobool.not4, label %while.end, label %while.body
while.body:
  %from.addr.06 = phi i8* [ %incdec.ptr, %while.body ], [ %from, %entry ]
  %to.addr.05 = phi i8* [ %incdec.ptr1, %while.body ], [ %to, %entry ]
  %incdec.ptr = getelementptr inbounds i8, i8* %from.addr.06, i32 1
  %incdec.ptr1 = getelementptr inbounds i8, i8* %to.addr.05, i32 1
  %1 = load i8, i8* %incdec.ptr, align 1
  store i8 %1, i8* %incdec.ptr1, align 1
  %tobool.not = icmp eq i8 %1, 0
  br i1 %tobool.not, label %while.end, label %while.body
while.end:
  %to.addr.0.lcssa = phi i8* [ %to, %entry ], [ %incdec.ptr1, %while.body ]
  ret i8* %to.addr.0.lcssa
}
define dso_local nonnull i8* @strncpy(i8* noalias noundef nonnull returned writeonly %to, i8* noalias nocapture noundef nonnull readonly %from, i32 noundef %size) local_unnamed_addr {
entry:
  %cmp23.not = icmp eq i32 %size, 0
  br i1 %cmp23.not, label %for.end, label %land.rhs
land.rhs:
  %i.024 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, i8* %from, i32 %i.024
  %0 = load i8, i8* %arrayidx, align 1
  %tobool.not = icmp eq i8 %0, 0
  br i1 %tobool.not, label %for.end, label %for.body
for.body:
  %arrayidx2 = getelementptr inbounds i8, i8* %to, i32 %i.024
  store i8 %0, i8* %arrayidx2, align 1
  %inc = add nuw i32 %i.024, 1
  %exitcond.not = icmp eq i32 %inc, %size
  br i1 %exitcond.not, label %for.end, label %land.rhs
for.end:
  %i.0.lcssa = phi i32 [ 0, %entry ], [ %i.024, %land.rhs ], [ %size, %for.body ]
  %cmp426 = icmp ult i32 %i.0.lcssa, %size
  br i1 %cmp426, label %for.body6, label %for.end10
for.body6:
  %i.127 = phi i32 [ %inc9, %for.body6 ], [ %i.0.lcssa, %for.end ]
  %arrayidx7 = getelementptr inbounds i8, i8* %to, i32 %i.127
  store i8 0, i8* %arrayidx7, align 1
  %inc9 = add nuw i32 %i.127, 1
  %exitcond28.not = icmp eq i32 %inc9, %size
  br i1 %exitcond28.not, label %for.end10, label %for.body6
for.end10:
  ret i8* %to
}
define dso_local nonnull i8* @strcat(i8* noalias noundef nonnull returned %to, i8* noalias nocapture noundef nonnull readonly %from) local_unnamed_addr {
entry:
  br label %while.cond
while.cond:
  %end.0 = phi i8* [ %to, %entry ], [ %incdec.ptr, %while.cond ]
  %0 = load i8, i8* %end.0, align 1
  %tobool.not = icmp eq i8 %0, 0
  %incdec.ptr = getelementptr inbounds i8, i8* %end.0, i32 1
  br i1 %tobool.not, label %while.cond1, label %while.cond
while.cond1:
  %from.addr.0 = phi i8* [ %incdec.ptr2, %while.cond1 ], [ %from, %while.cond ]
  %end.1 = phi i8* [ %incdec.ptr3, %while.cond1 ], [ %end.0, %while.cond ]
  %incdec.ptr2 = getelementptr inbounds i8, i8* %from.addr.0, i32 1
  %1 = load i8, i8* %from.addr.0, align 1
  %incdec.ptr3 = getelementptr inbounds i8, i8* %end.1, i32 1
  store i8 %1, i8* %end.1, align 1
  %tobool4.not = icmp eq i8 %1, 0
  br i1 %tobool4.not, label %while.end6, label %while.cond1
while.end6:
  ret i8* %to
}
define dso_local nonnull i8* @strncat(i8* noalias noundef nonnull returned %to, i8* noalias nocapture noundef nonnull readonly %from, i32 noundef %size) local_unnamed_addr {
entry:
  br label %while.cond
while.cond:
  %end.0 = phi i8* [ %to, %entry ], [ %incdec.ptr, %while.cond ]
  %0 = load i8, i8* %end.0, align 1
  %tobool.not = icmp eq i8 %0, 0
  %incdec.ptr = getelementptr inbounds i8, i8* %end.0, i32 1
  br i1 %tobool.not, label %for.cond.preheader, label %while.cond
for.cond.preheader:
  %cmp14.not = icmp eq i32 %size, 0
  br i1 %cmp14.not, label %for.cond.cleanup, label %land.rhs
land.rhs:
  %i.016 = phi i32 [ %inc, %for.body ], [ 0, %for.cond.preheader ]
  %end.115 = phi i8* [ %incdec.ptr3, %for.body ], [ %end.0, %for.cond.preheader ]
  %arrayidx = getelementptr inbounds i8, i8* %from, i32 %i.016
  %1 = load i8, i8* %arrayidx, align 1
  %tobool1.not = icmp eq i8 %1, 0
  br i1 %tobool1.not, label %for.cond.cleanup, label %for.body
for.cond.cleanup:
  %end.1.lcssa = phi i8* [ %end.0, %for.cond.preheader ], [ %end.115, %land.rhs ], [ %incdec.ptr3, %for.body ]
  store i8 0, i8* %end.1.lcssa, align 1
  ret i8* %to
for.body:
  %incdec.ptr3 = getelementptr inbounds i8, i8* %end.115, i32 1
  store i8 %1, i8* %end.115, align 1
  %inc = add nuw i32 %i.016, 1
  %exitcond.not = icmp eq i32 %inc, %size
  br i1 %exitcond.not, label %for.cond.cleanup, label %land.rhs
}
define dso_local i32 @strcmp(i8* nocapture noundef nonnull readonly %a, i8* nocapture noundef nonnull readonly %b) local_unnamed_addr {
entry:
  %0 = load i8, i8* %a, align 1
  %tobool.not12 = icmp eq i8 %0, 0
  br i1 %tobool.not12, label %while.end, label %land.rhs
land.rhs:
  %1 = phi i8 [ %3, %while.body ], [ %0, %entry ]
  %b.addr.014 = phi i8* [ %incdec.ptr4, %while.body ], [ %b, %entry ]
  %a.addr.013 = phi i8* [ %incdec.ptr, %while.body ], [ %a, %entry ]
  %2 = load i8, i8* %b.addr.014, align 1
  %cmp = icmp eq i8 %1, %2
  br i1 %cmp, label %while.body, label %while.end
while.body:
  %incdec.ptr = getelementptr inbounds i8, i8* %a.addr.013, i32 1
  %incdec.ptr4 = getelementptr inbounds i8, i8* %b.addr.014, i32 1
  %3 = load i8, i8* %incdec.ptr, align 1
  %tobool.not = icmp eq i8 %3, 0
  br i1 %tobool.not, label %while.end, label %land.rhs
while.end:
  %b.addr.0.lcssa = phi i8* [ %b, %entry ], [ %b.addr.014, %land.rhs ], [ %incdec.ptr4, %while.body ]
  %.lcssa = phi i8 [ %0, %entry ], [ %1, %land.rhs ], [ %3, %while.body ]
  %conv5 = zext i8 %.lcssa to i32
  %4 = load i8, i8* %b.addr.0.lcssa, align 1
  %conv6 = zext i8 %4 to i32
  %sub = sub nsw i32 %conv5, %conv6
  ret i32 %sub
}
define dso_local i32 @strcoll(i8* nocapture noundef nonnull readonly %a, i8* nocapture noundef nonnull readonly %b) local_unnamed_addr {
entry:
  %0 = load i8, i8* %a, align 1
  %tobool.not12.i = icmp eq i8 %0, 0
  br i1 %tobool.not12.i, label %strcmp.exit, label %land.rhs.i
land.rhs.i:
  %1 = phi i8 [ %3, %while.body.i ], [ %0, %entry ]
  %b.addr.014.i = phi i8* [ %incdec.ptr4.i, %while.body.i ], [ %b, %entry ]
  %a.addr.013.i = phi i8* [ %incdec.ptr.i, %while.body.i ], [ %a, %entry ]
  %2 = load i8, i8* %b.addr.014.i, align 1
  %cmp.i = icmp eq i8 %1, %2
  br i1 %cmp.i, label %while.body.i, label %strcmp.exit
while.body.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %a.addr.013.i, i32 1
  %incdec.ptr4.i = getelementptr inbounds i8, i8* %b.addr.014.i, i32 1
  %3 = load i8, i8* %incdec.ptr.i, align 1
  %tobool.not.i = icmp eq i8 %3, 0
  br i1 %tobool.not.i, label %strcmp.exit, label %land.rhs.i
strcmp.exit:
  %b.addr.0.lcssa.i = phi i8* [ %b, %entry ], [ %b.addr.014.i, %land.rhs.i ], [ %incdec.ptr4.i, %while.body.i ]
  %.lcssa.i = phi i8 [ %0, %entry ], [ %1, %land.rhs.i ], [ %3, %while.body.i ]
  %conv5.i = zext i8 %.lcssa.i to i32
  %4 = load i8, i8* %b.addr.0.lcssa.i, align 1
  %conv6.i = zext i8 %4 to i32
  %sub.i = sub nsw i32 %conv5.i, %conv6.i
  ret i32 %sub.i
}
define dso_local i32 @strncmp(i8* nocapture noundef nonnull readonly %a, i8* nocapture noundef nonnull readonly %b, i32 noundef %size) local_unnamed_addr {
entry:
  %cmp23.not = icmp eq i32 %size, 0
  br i1 %cmp23.not, label %cleanup, label %for.body
for.body:
  %i.024 = phi i32 [ %inc, %if.end ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, i8* %a, i32 %i.024
  %0 = load i8, i8* %arrayidx, align 1
  %arrayidx1 = getelementptr inbounds i8, i8* %b, i32 %i.024
  %1 = load i8, i8* %arrayidx1, align 1
  %cmp3.not = icmp eq i8 %0, %1
  br i1 %cmp3.not, label %if.end, label %if.then
if.then:
  %conv6 = zext i8 %0 to i32
  %conv8 = zext i8 %1 to i32
  %sub = sub nsw i32 %conv6, %conv8
  br label %cleanup
if.end:
  %tobool.not = icmp eq i8 %0, 0
  %inc = add nuw i32 %i.024, 1
  %exitcond.not = icmp eq i32 %inc, %size
  %or.cond = select i1 %tobool.not, i1 true, i1 %exitcond.not
  br i1 %or.cond, label %cleanup, label %for.body
cleanup:
  %switch = phi i32 [ %sub, %if.then ], [ 0, %entry ], [ 0, %if.end ]
  ret i32 %switch
}
define dso_local i32 @strcasecmp(i8* nocapture noundef nonnull readonly %a, i8* nocapture noundef nonnull readonly %b) local_unnamed_addr {
entry:
  %0 = load i8, i8* %a, align 1
  %tobool.not23 = icmp eq i8 %0, 0
  br i1 %tobool.not23, label %while.end, label %land.rhs
land.rhs:
  %1 = phi i8 [ %7, %while.body ], [ %0, %entry ]
  %b.addr.025 = phi i8* [ %incdec.ptr3, %while.body ], [ %b, %entry ]
  %a.addr.024 = phi i8* [ %incdec.ptr, %while.body ], [ %a, %entry ]
  %conv.i = sext i8 %1 to i32
  %2 = add i8 %1, -65
  %3 = icmp ult i8 %2, 26
  %add.i = add nsw i32 %conv.i, 32
  %conv6.i = zext i8 %1 to i32
  %cond.i = select i1 %3, i32 %add.i, i32 %conv6.i
  %4 = load i8, i8* %b.addr.025, align 1
  %conv.i11 = sext i8 %4 to i32
  %5 = add i8 %4, -65
  %6 = icmp ult i8 %5, 26
  %add.i12 = add nsw i32 %conv.i11, 32
  %conv6.i13 = zext i8 %4 to i32
  %cond.i14 = select i1 %6, i32 %add.i12, i32 %conv6.i13
  %cmp = icmp eq i32 %cond.i, %cond.i14
  br i1 %cmp, label %while.body, label %while.end
while.body:
  %incdec.ptr = getelementptr inbounds i8, i8* %a.addr.024, i32 1
  %incdec.ptr3 = getelementptr inbounds i8, i8* %b.addr.025, i32 1
  %7 = load i8, i8* %incdec.ptr, align 1
  %tobool.not = icmp eq i8 %7, 0
  br i1 %tobool.not, label %while.end, label %land.rhs
while.end:
  %b.addr.0.lcssa = phi i8* [ %b, %entry ], [ %b.addr.025, %land.rhs ], [ %incdec.ptr3, %while.body ]
  %.lcssa = phi i8 [ %0, %entry ], [ %1, %land.rhs ], [ %7, %while.body ]
  %conv.i15 = sext i8 %.lcssa to i32
  %8 = add i8 %.lcssa, -65
  %9 = icmp ult i8 %8, 26
  %add.i16 = add nsw i32 %conv.i15, 32
  %conv6.i17 = zext i8 %.lcssa to i32
  %cond.i18 = select i1 %9, i32 %add.i16, i32 %conv6.i17
  %10 = load i8, i8* %b.addr.0.lcssa, align 1
  %conv.i19 = sext i8 %10 to i32
  %11 = add i8 %10, -65
  %12 = icmp ult i8 %11, 26
  %add.i20 = add nsw i32 %conv.i19, 32
  %conv6.i21 = zext i8 %10 to i32
  %cond.i22 = select i1 %12, i32 %add.i20, i32 %conv6.i21
  %sub = sub nsw i32 %cond.i18, %cond.i22
  ret i32 %sub
}
define dso_local i32 @strncasecmp(i8* nocapture noundef nonnull readonly %a, i8* nocapture noundef nonnull readonly %b, i32 noundef %size) local_unnamed_addr {
entry:
  %cmp33.not = icmp eq i32 %size, 0
  br i1 %cmp33.not, label %cleanup, label %for.body
for.body:
  %i.034 = phi i32 [ %inc, %if.end ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, i8* %a, i32 %i.034
  %0 = load i8, i8* %arrayidx, align 1
  %conv.i = sext i8 %0 to i32
  %1 = add i8 %0, -65
  %2 = icmp ult i8 %1, 26
  %add.i = add nsw i32 %conv.i, 32
  %conv6.i = zext i8 %0 to i32
  %cond.i = select i1 %2, i32 %add.i, i32 %conv6.i
  %arrayidx1 = getelementptr inbounds i8, i8* %b, i32 %i.034
  %3 = load i8, i8* %arrayidx1, align 1
  %conv.i21 = sext i8 %3 to i32
  %4 = add i8 %3, -65
  %5 = icmp ult i8 %4, 26
  %add.i22 = add nsw i32 %conv.i21, 32
  %conv6.i23 = zext i8 %3 to i32
  %cond.i24 = select i1 %5, i32 %add.i22, i32 %conv6.i23
  %cmp3.not = icmp eq i32 %cond.i, %cond.i24
  br i1 %cmp3.not, label %if.end, label %if.then
if.then:
  %sub = sub nsw i32 %cond.i, %cond.i24
  br label %cleanup
if.end:
  %tobool.not = icmp eq i8 %0, 0
  %inc = add nuw i32 %i.034, 1
  %exitcond.not = icmp eq i32 %inc, %size
  %or.cond = select i1 %tobool.not, i1 true, i1 %exitcond.not
  br i1 %or.cond, label %cleanup, label %for.body
cleanup:
  %switch = phi i32 [ %sub, %if.then ], [ 0, %entry ], [ 0, %if.end ]
  ret i32 %switch
}
define dso_local i8* @strchr(i8* noundef nonnull readonly %s, i32 noundef %c) local_unnamed_addr {
entry:
  %sext = shl i32 %c, 24
  %conv2 = ashr exact i32 %sext, 24
  %0 = load i8, i8* %s, align 1
  %conv9 = sext i8 %0 to i32
  %cmp10 = icmp eq i32 %conv2, %conv9
  br i1 %cmp10, label %return, label %if.end
if.end:
  %1 = phi i8 [ %2, %for.inc ], [ %0, %entry ]
  %s.addr.011 = phi i8* [ %incdec.ptr, %for.inc ], [ %s, %entry ]
  %tobool.not = icmp eq i8 %1, 0
  br i1 %tobool.not, label %return, label %for.inc
for.inc:
  %incdec.ptr = getelementptr inbounds i8, i8* %s.addr.011, i32 1
  %2 = load i8, i8* %incdec.ptr, align 1
  %conv = sext i8 %2 to i32
  %cmp = icmp eq i32 %conv2, %conv
  br i1 %cmp, label %return, label %if.end
return:
  %retval.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %for.inc ], [ null, %if.end ]
  ret i8* %retval.0
}
define dso_local nonnull i8* @strchrnul(i8* noundef nonnull readonly %s, i32 noundef %c) local_unnamed_addr {
entry:
  %0 = load i8, i8* %s, align 1
  %tobool.not8 = icmp eq i8 %0, 0
  br i1 %tobool.not8, label %while.end, label %land.rhs.lr.ph
land.rhs.lr.ph:
  %sext = shl i32 %c, 24
  %conv3 = ashr exact i32 %sext, 24
  br label %land.rhs
land.rhs:
  %1 = phi i8 [ %0, %land.rhs.lr.ph ], [ %2, %while.body ]
  %s.addr.09 = phi i8* [ %s, %land.rhs.lr.ph ], [ %incdec.ptr, %while.body ]
  %conv = sext i8 %1 to i32
  %cmp.not = icmp eq i32 %conv3, %conv
  br i1 %cmp.not, label %while.end, label %while.body
while.body:
  %incdec.ptr = getelementptr inbounds i8, i8* %s.addr.09, i32 1
  %2 = load i8, i8* %incdec.ptr, align 1
  %tobool.not = icmp eq i8 %2, 0
  br i1 %tobool.not, label %while.end, label %land.rhs
while.end:
  %s.addr.0.lcssa = phi i8* [ %s, %entry ], [ %s.addr.09, %land.rhs ], [ %incdec.ptr, %while.body ]
  ret i8* %s.addr.0.lcssa
}
define dso_local i8* @strrchr(i8* noundef nonnull readonly %s, i32 noundef %c) local_unnamed_addr {
entry:
  %sext = shl i32 %c, 24
  %conv2 = ashr exact i32 %sext, 24
  br label %for.cond
for.cond:
  %s.addr.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %for.cond ]
  %found.0 = phi i8* [ null, %entry ], [ %spec.select, %for.cond ]
  %0 = load i8, i8* %s.addr.0, align 1
  %conv = sext i8 %0 to i32
  %cmp = icmp eq i32 %conv2, %conv
  %spec.select = select i1 %cmp, i8* %s.addr.0, i8* %found.0
  %tobool.not = icmp eq i8 %0, 0
  %incdec.ptr = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  br i1 %tobool.not, label %if.then4, label %for.cond
if.then4:
  ret i8* %spec.select
}
define dso_local i8* @strstr(i8* noundef nonnull readonly %s, i8* nocapture noundef nonnull readonly %part) local_unnamed_addr {
entry:
  %0 = load i8, i8* %part, align 1
  %tobool.not22 = icmp eq i8 %0, 0
  br label %for.cond
for.cond:
  %s.addr.0 = phi i8* [ %s, %entry ], [ %incdec.ptr, %cleanup ]
  %retval.0 = phi i8* [ undef, %entry ], [ %retval.1, %cleanup ]
  br i1 %tobool.not22, label %cleanup, label %land.rhs.preheader
land.rhs.preheader:
  %1 = load i8, i8* %s.addr.0, align 1
  %cmp28 = icmp eq i8 %1, %0
  br i1 %cmp28, label %while.cond, label %while.end
while.cond:
  %inc29 = phi i32 [ %inc, %land.rhs ], [ 1, %land.rhs.preheader ]
  %arrayidx = getelementptr inbounds i8, i8* %part, i32 %inc29
  %2 = load i8, i8* %arrayidx, align 1
  %tobool.not = icmp eq i8 %2, 0
  br i1 %tobool.not, label %cleanup, label %land.rhs
land.rhs:
  %arrayidx1 = getelementptr inbounds i8, i8* %s.addr.0, i32 %inc29
  %3 = load i8, i8* %arrayidx1, align 1
  %cmp = icmp eq i8 %3, %2
  %inc = add i32 %inc29, 1
  br i1 %cmp, label %while.cond, label %while.end
while.end:
  %tobool.not24.lcssa = phi i1 [ %tobool.not22, %land.rhs.preheader ], [ %tobool.not, %land.rhs ]
  br i1 %tobool.not24.lcssa, label %cleanup, label %if.end
if.end:
  %4 = load i8, i8* %s.addr.0, align 1
  %tobool8.not = icmp eq i8 %4, 0
  %.retval.0 = select i1 %tobool8.not, i8* null, i8* %retval.0
  br label %cleanup
cleanup:
  %retval.1 = phi i8* [ %s.addr.0, %while.end ], [ %.retval.0, %if.end ], [ %s.addr.0, %for.cond ], [ %s.addr.0, %while.cond ]
  %cleanup.dest.slot.0 = phi i1 [ true, %while.end ], [ %tobool8.not, %if.end ], [ true, %for.cond ], [ true, %while.cond ]
  %incdec.ptr = getelementptr inbounds i8, i8* %s.addr.0, i32 1
  br i1 %cleanup.dest.slot.0, label %return, label %for.cond
return:
  ret i8* %retval.1
}
define dso_local i32 @strspn(i8* nocapture noundef nonnull readonly %s, i8* noundef nonnull readonly %set) local_unnamed_addr {
entry:
  %0 = load i8, i8* %s, align 1
  %tobool.not10 = icmp eq i8 %0, 0
  br i1 %tobool.not10, label %while.end, label %land.rhs.lr.ph
land.rhs.lr.ph:
  %1 = load i8, i8* %set, align 1
  br label %land.rhs
land.rhs:
  %2 = phi i8 [ %0, %land.rhs.lr.ph ], [ %5, %while.body ]
  %n.011 = phi i32 [ 0, %land.rhs.lr.ph ], [ %inc, %while.body ]
  %cmp10.i = icmp eq i8 %2, %1
  br i1 %cmp10.i, label %strchr.exit, label %if.end.i
if.end.i:
  %3 = phi i8 [ %4, %for.inc.i ], [ %1, %land.rhs ]
  %s.addr.011.i = phi i8* [ %incdec.ptr.i, %for.inc.i ], [ %set, %land.rhs ]
  %tobool.not.i = icmp eq i8 %3, 0
  br i1 %tobool.not.i, label %strchr.exit, label %for.inc.i
for.inc.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %s.addr.011.i, i32 1
  %4 = load i8, i8* %incdec.ptr.i, align 1
  %cmp.i = icmp eq i8 %2, %4
  br i1 %cmp.i, label %strchr.exit, label %if.end.i
strchr.exit:
  %retval.0.i = phi i8* [ %set, %land.rhs ], [ %incdec.ptr.i, %for.inc.i ], [ null, %if.end.i ]
  %tobool3.not = icmp eq i8* %retval.0.i, null
  br i1 %tobool3.not, label %while.end, label %while.body
while.body:
  %inc = add i32 %n.011, 1
  %arrayidx = getelementptr inbounds i8, i8* %s, i32 %inc
  %5 = load i8, i8* %arrayidx, align 1
  %tobool.not = icmp eq i8 %5, 0
  br i1 %tobool.not, label %while.end, label %land.rhs
while.end:
  %n.0.lcssa = phi i32 [ 0, %entry ], [ %n.011, %strchr.exit ], [ %inc, %while.body ]
  ret i32 %n.0.lcssa
}
define dso_local i32 @strcspn(i8* nocapture noundef nonnull readonly %s, i8* noundef nonnull readonly %set) local_unnamed_addr {
entry:
  %0 = load i8, i8* %s, align 1
  %tobool.not10 = icmp eq i8 %0, 0
  br i1 %tobool.not10, label %while.end, label %land.rhs.lr.ph
land.rhs.lr.ph:
  %1 = load i8, i8* %set, align 1
  br label %land.rhs
land.rhs:
  %2 = phi i8 [ %0, %land.rhs.lr.ph ], [ %5, %while.body ]
  %n.011 = phi i32 [ 0, %land.rhs.lr.ph ], [ %inc, %while.body ]
  %cmp10.i = icmp eq i8 %2, %1
  br i1 %cmp10.i, label %strchr.exit, label %if.end.i
if.end.i:
  %3 = phi i8 [ %4, %for.inc.i ], [ %1, %land.rhs ]
  %s.addr.011.i = phi i8* [ %incdec.ptr.i, %for.inc.i ], [ %set, %land.rhs ]
  %tobool.not.i = icmp eq i8 %3, 0
  br i1 %tobool.not.i, label %strchr.exit, label %for.inc.i
for.inc.i:
  %incdec.ptr.i = getelementptr inbounds i8, i8* %s.addr.011.i, i32 1
  %4 = load i8, i8* %incdec.ptr.i, align 1
  %cmp.i = icmp eq i8 %2, %4
  br i1 %cmp.i, label %strchr.exit, label %if.end.i
strchr.exit:
  %retval.0.i = phi i8* [ %set, %land.rhs ], [ %incdec.ptr.i, %for.inc.i ], [ null, %if.end.i ]
  %tobool3.not = icmp eq i8* %retval.0.i, null
  br i1 %tobool3.not, label %while.body, label %while.end
while.body:
  %inc = add i32 %n.011, 1
  %arrayidx = getelementptr inbounds i8, i8* %s, i32 %inc
  %5 = load i8, i8* %arrayidx, align 1
  %tobool.not = icmp eq i8 %5, 0
  br i1 %tobool.not, label %while.end, label %land.rhs
while.end:
  %n.0.lcssa = phi i32 [ 0, %entry ], [ %n.011, %strchr.exit ], [ %inc, %while.body ]
  ret i32 %n.0.lcssa
}
define dso_local i8* @strpbrk(i8* noundef nonnull readonly %s, i8* noundef nonnull readonly %set) local_unnamed_addr {
entry:
  %0 = load i8, i8* %s, align 1
  %tobool.not10.i = icmp eq i8 %0, 0
  br i1 %tobool.not10.i, label %strcspn.exit, label %land.rhs.lr.ph.i
land.rhs.lr.ph.i:
  %1 = load i8, i8* %set, align 1
  br label %land.rhs.i
land.rhs.i:
  %2 = phi i8 [ %0, %land.rhs.lr.ph.i ], [ %5, %while.body.i ]
  %n.011.i = phi i32 [ 0, %land.rhs.lr.ph.i ], [ %inc.i, %while.body.i ]
  %cmp10.i.i = icmp eq i8 %2, %1
  br i1 %cmp10.i.i, label %strchr.exit.i, label %if.end.i.i
if.end.i.i:
  %3 = phi i8 [ %4, %for.inc.i.i ], [ %1, %land.rhs.i ]
  %s.addr.011.i.i = phi i8* [ %incdec.ptr.i.i, %for.inc.i.i ], [ %set, %land.rhs.i ]
  %tobool.not.i.i = icmp eq i8 %3, 0
  br i1 %tobool.not.i.i, label %strchr.exit.i, label %for.inc.i.i
for.inc.i.i:
  %incdec.ptr.i.i = getelementptr inbounds i8, i8* %s.addr.011.i.i, i32 1
  %4 = load i8, i8* %incdec.ptr.i.i, align 1
  %cmp.i.i = icmp eq i8 %2, %4
  br i1 %cmp.i.i, label %strchr.exit.i, label %if.end.i.i
strchr.exit.i:
  %retval.0.i.i = phi i8* [ %set, %land.rhs.i ], [ %incdec.ptr.i.i, %for.inc.i.i ], [ null, %if.end.i.i ]
  %tobool3.not.i = icmp eq i8* %retval.0.i.i, null
  br i1 %tobool3.not.i, label %while.body.i, label %strcspn.exit
while.body.i:
  %inc.i = add i32 %n.011.i, 1
  %arrayidx.i = getelementptr inbounds i8, i8* %s, i32 %inc.i
  %5 = load i8, i8* %arrayidx.i, align 1
  %tobool.not.i = icmp eq i8 %5, 0
  br i1 %tobool.not.i, label %strcspn.exit, label %land.rhs.i
strcspn.exit:
  %n.0.lcssa.i = phi i32 [ 0, %entry ], [ %n.011.i, %strchr.exit.i ], [ %inc.i, %while.body.i ]
  %add.ptr = getelementptr inbounds i8, i8* %s, i32 %n.0.lcssa.i
  %6 = load i8, i8* %add.ptr, align 1
  %tobool.not = icmp eq i8 %6, 0
  %cond = select i1 %tobool.not, i8* null, i8* %add.ptr
  ret i8* %cond
}
define dso_local i8* @strtok_r(i8* noalias noundef %s, i8* noalias noundef nonnull readonly %set, i8** noalias nocapture noundef nonnull %rest) local_unnamed_addr {
entry:
  %tobool.not = icmp eq i8* %s, null
  br i1 %tobool.not, label %if.then, label %if.end
if.then:
  %0 = load i8*, i8** %rest, align 4
  br label %if.end
if.end:
  %s.addr.0 = phi i8* [ %s, %entry ], [ %0, %if.then ]
  %1 = load i8, i8* %s.addr.0, align 1
  %tobool.not10.i = icmp eq i8 %1, 0
  br i1 %tobool.not10.i, label %strspn.exit, label %land.rhs.lr.ph.i
land.rhs.lr.ph.i:
  %2 = load i8, i8* %set, align 1
  br label %land.rhs.i
land.rhs.i:
  %3 = phi i8 [ %1, %land.rhs.lr.ph.i ], [ %6, %while.body.i ]
  %n.011.i = phi i32 [ 0, %land.rhs.lr.ph.i ], [ %inc.i, %while.body.i ]
  %cmp10.i.i = icmp eq i8 %3, %2
  br i1 %cmp10.i.i, label %strchr.exit.i, label %if.end.i.i
if.end.i.i:
  %4 = phi i8 [ %5, %for.inc.i.i ], [ %2, %land.rhs.i ]
  %s.addr.011.i.i = phi i8* [ %incdec.ptr.i.i, %for.inc.i.i ], [ %set, %land.rhs.i ]
  %tobool.not.i.i = icmp eq i8 %4, 0
  br i1 %tobool.not.i.i, label %strchr.exit.i, label %for.inc.i.i
for.inc.i.i:
  %incdec.ptr.i.i = getelementptr inbounds i8, i8* %s.addr.011.i.i, i32 1
  %5 = load i8, i8* %incdec.ptr.i.i, align 1
  %cmp.i.i = icmp eq i8 %3, %5
  br i1 %cmp.i.i, label %strchr.exit.i, label %if.end.i.i
strchr.exit.i:
  %retval.0.i.i = phi i8* [ %set, %land.rhs.i ], [ %incdec.ptr.i.i, %for.inc.i.i ], [ null, %if.end.i.i ]
  %tobool3.not.i = icmp eq i8* %retval.0.i.i, null
  br i1 %tobool3.not.i, label %strspn.exit, label %while.body.i
while.body.i:
  %inc.i = add i32 %n.011.i, 1
  %arrayidx.i = getelementptr inbounds i8, i8* %s.addr.0, i32 %inc.i
  %6 = load i8, i8* %arrayidx.i, align 1
  %tobool.not.i = icmp eq i8 %6, 0
  br i1 %tobool.not.i, label %strspn.exit, label %land.rhs.i
strspn.exit:
  %n.0.lcssa.i = phi i32 [ 0, %if.end ], [ %n.011.i, %strchr.exit.i ], [ %inc.i, %while.body.i ]
  %add.ptr = getelementptr inbounds i8, i8* %s.addr.0, i32 %n.0.lcssa.i
  %7 = load i8, i8* %add.ptr, align 1
  %tobool.not10.i20 = icmp eq i8 %7, 0
  br i1 %tobool.not10.i20, label %strcspn.exit, label %land.rhs.lr.ph.i21
land.rhs.lr.ph.i21:
  %8 = load i8, i8* %set, align 1
  br label %land.rhs.i24
land.rhs.i24:
  %9 = phi i8 [ %7, %land.rhs.lr.ph.i21 ], [ %12, %while.body.i37 ]
  %n.011.i22 = phi i32 [ 0, %land.rhs.lr.ph.i21 ], [ %inc.i34, %while.body.i37 ]
  %cmp10.i.i23 = icmp eq i8 %9, %8
  br i1 %cmp10.i.i23, label %strchr.exit.i33, label %if.end.i.i27
if.end.i.i27:
  %10 = phi i8 [ %11, %for.inc.i.i30 ], [ %8, %land.rhs.i24 ]
  %s.addr.011.i.i25 = phi i8* [ %incdec.ptr.i.i28, %for.inc.i.i30 ], [ %set, %land.rhs.i24 ]
  %tobool.not.i.i26 = icmp eq i8 %10, 0
  br i1 %tobool.not.i.i26, label %strchr.exit.i33, label %for.inc.i.i30
for.inc.i.i30:
  %incdec.ptr.i.i28 = getelementptr inbounds i8, i8* %s.addr.011.i.i25, i32 1
  %11 = load i8, i8* %incdec.ptr.i.i28, align 1
  %cmp.i.i29 = icmp eq i8 %9, %11
  br i1 %cmp.i.i29, label %strchr.exit.i33, label %if.end.i.i27
strchr.exit.i33:
  %retval.0.i.i31 = phi i8* [ %set, %land.rhs.i24 ], [ %incdec.ptr.i.i28, %for.inc.i.i30 ], [ null, %if.end.i.i27 ]
  %tobool3.not.i32 = icmp eq i8* %retval.0.i.i31, null
  br i1 %tobool3.not.i32, label %while.body.i37, label %strcspn.exit
while.body.i37:
  %inc.i34 = add i32 %n.011.i22, 1
  %arrayidx.i35 = getelementptr inbounds i8, i8* %add.ptr, i32 %inc.i34
  %12 = load i8, i8* %arrayidx.i35, align 1
  %tobool.not.i36 = icmp eq i8 %12, 0
  br i1 %tobool.not.i36, label %strcspn.exit, label %land.rhs.i24
strcspn.exit:
  %n.0.lcssa.i38 = phi i32 [ 0, %strspn.exit ], [ %n.011.i22, %strchr.exit.i33 ], [ %inc.i34, %while.body.i37 ]
  %add.ptr2 = getelementptr inbounds i8, i8* %add.ptr, i32 %n.0.lcssa.i38
  %13 = load i8, i8* %add.ptr2, align 1
  %tobool3.not = icmp ne i8 %13, 0
  %cond.idx = zext i1 %tobool3.not to i32
  %cond = getelementptr i8, i8* %add.ptr2, i32 %cond.idx
  store i8* %cond, i8** %rest, align 4
  br i1 %tobool.not10.i20, label %cleanup, label %if.end7
if.end7:
  store i8 0, i8* %add.ptr2, align 1
  br label %cleanup
cleanup:
  %retval.0 = phi i8* [ %add.ptr, %if.end7 ], [ null, %strcspn.exit ]
  ret i8* %retval.0
}
define dso_local i8* @strtok(i8* noalias noundef %s, i8* noalias noundef nonnull readonly %set) local_unnamed_addr {
entry:
  %tobool.not.i = icmp eq i8* %s, null
  %0 = load i8*, i8** @strtok.rest, align 4
  %spec.select = select i1 %tobool.not.i, i8* %0, i8* %s
  %1 = load i8, i8* %spec.select, align 1
  %tobool.not10.i.i = icmp eq i8 %1, 0
  br i1 %tobool.not10.i.i, label %strspn.exit.i, label %land.rhs.lr.ph.i.i
land.rhs.lr.ph.i.i:
  %2 = load i8, i8* %set, align 1
  br label %land.rhs.i.i
land.rhs.i.i:
  %3 = phi i8 [ %1, %land.rhs.lr.ph.i.i ], [ %6, %while.body.i.i ]
  %n.011.i.i = phi i32 [ 0, %land.rhs.lr.ph.i.i ], [ %inc.i.i, %while.body.i.i ]
  %cmp10.i.i.i = icmp eq i8 %3, %2
  br i1 %cmp10.i.i.i, label %strchr.exit.i.i, label %if.end.i.i.i
if.end.i.i.i:
  %4 = phi i8 [ %5, %for.inc.i.i.i ], [ %2, %land.rhs.i.i ]
  %s.addr.011.i.i.i = phi i8* [ %incdec.ptr.i.i.i, %for.inc.i.i.i ], [ %set, %land.rhs.i.i ]
  %tobool.not.i.i.i = icmp eq i8 %4, 0
  br i1 %tobool.not.i.i.i, label %strchr.exit.i.i, label %for.inc.i.i.i
for.inc.i.i.i:
  %incdec.ptr.i.i.i = getelementptr inbounds i8, i8* %s.addr.011.i.i.i, i32 1
  %5 = load i8, i8* %incdec.ptr.i.i.i, align 1
  %cmp.i.i.i = icmp eq i8 %3, %5
  br i1 %cmp.i.i.i, label %strchr.exit.i.i, label %if.end.i.i.i
strchr.exit.i.i:
  %retval.0.i.i.i = phi i8* [ %set, %land.rhs.i.i ], [ %incdec.ptr.i.i.i, %for.inc.i.i.i ], [ null, %if.end.i.i.i ]
  %tobool3.not.i.i = icmp eq i8* %retval.0.i.i.i, null
  br i1 %tobool3.not.i.i, label %strspn.exit.i, label %while.body.i.i
while.body.i.i:
  %inc.i.i = add i32 %n.011.i.i, 1
  %arrayidx.i.i = getelementptr inbounds i8, i8* %spec.select, i32 %inc.i.i
  %6 = load i8, i8* %arrayidx.i.i, align 1
  %tobool.not.i.i = icmp eq i8 %6, 0
  br i1 %tobool.not.i.i, label %strspn.exit.i, label %land.rhs.i.i
strspn.exit.i:
  %n.0.lcssa.i.i = phi i32 [ 0, %entry ], [ %n.011.i.i, %strchr.exit.i.i ], [ %inc.i.i, %while.body.i.i ]
  %add.ptr.i = getelementptr inbounds i8, i8* %spec.select, i32 %n.0.lcssa.i.i
  %7 = load i8, i8* %add.ptr.i, align 1
  %tobool.not10.i20.i = icmp eq i8 %7, 0
  br i1 %tobool.not10.i20.i, label %strcspn.exit.i, label %land.rhs.lr.ph.i21.i
land.rhs.lr.ph.i21.i:
  %8 = load i8, i8* %set, align 1
  br label %land.rhs.i24.i
land.rhs.i24.i:
  %9 = phi i8 [ %7, %land.rhs.lr.ph.i21.i ], [ %12, %while.body.i37.i ]
  %n.011.i22.i = phi i32 [ 0, %land.rhs.lr.ph.i21.i ], [ %inc.i34.i, %while.body.i37.i ]
  %cmp10.i.i23.i = icmp eq i8 %9, %8
  br i1 %cmp10.i.i23.i, label %strchr.exit.i33.i, label %if.end.i.i27.i
if.end.i.i27.i:
  %10 = phi i8 [ %11, %for.inc.i.i30.i ], [ %8, %land.rhs.i24.i ]
  %s.addr.011.i.i25.i = phi i8* [ %incdec.ptr.i.i28.i, %for.inc.i.i30.i ], [ %set, %land.rhs.i24.i ]
  %tobool.not.i.i26.i = icmp eq i8 %10, 0
  br i1 %tobool.not.i.i26.i, label %strchr.exit.i33.i, label %for.inc.i.i30.i
for.inc.i.i30.i:
  %incdec.ptr.i.i28.i = getelementptr inbounds i8, i8* %s.addr.011.i.i25.i, i32 1
  %11 = load i8, i8* %incdec.ptr.i.i28.i, align 1
  %cmp.i.i29.i = icmp eq i8 %9, %11
  br i1 %cmp.i.i29.i, label %strchr.exit.i33.i, label %if.end.i.i27.i
strchr.exit.i33.i:
  %retval.0.i.i31.i = phi i8* [ %set, %land.rhs.i24.i ], [ %incdec.ptr.i.i28.i, %for.inc.i.i30.i ], [ null, %if.end.i.i27.i ]
  %tobool3.not.i32.i = icmp eq i8* %retval.0.i.i31.i, null
  br i1 %tobool3.not.i32.i, label %while.body.i37.i, label %strcspn.exit.i
while.body.i37.i:
  %inc.i34.i = add i32 %n.011.i22.i, 1
  %arrayidx.i35.i = getelementptr inbounds i8, i8* %add.ptr.i, i32 %inc.i34.i
  %12 = load i8, i8* %arrayidx.i35.i, align 1
  %tobool.not.i36.i = icmp eq i8 %12, 0
  br i1 %tobool.not.i36.i, label %strcspn.exit.i, label %land.rhs.i24.i
strcspn.exit.i:
  %n.0.lcssa.i38.i = phi i32 [ 0, %strspn.exit.i ], [ %n.011.i22.i, %strchr.exit.i33.i ], [ %inc.i34.i, %while.body.i37.i ]
  %add.ptr2.i = getelementptr inbounds i8, i8* %add.ptr.i, i32 %n.0.lcssa.i38.i
  %13 = load i8, i8* %add.ptr2.i, align 1
  %tobool3.not.i = icmp ne i8 %13, 0
  %cond.idx.i = zext i1 %tobool3.not.i to i32
  %cond.i = getelementptr i8, i8* %add.ptr2.i, i32 %cond.idx.i
  store i8* %cond.i, i8** @strtok.rest, align 4
  br i1 %tobool.not10.i20.i, label %strtok_r.exit, label %if.end7.i
if.end7.i:
  store i8 0, i8* %add.ptr2.i, align 1
  br label %strtok_r.exit
strtok_r.exit:
  %retval.0.i = phi i8* [ %add.ptr.i, %if.end7.i ], [ null, %strcspn.exit.i ]
  ret i8* %retval.0.i
}
define dso_local noalias i8* @strdup(i8* nocapture noundef nonnull readonly %s) local_unnamed_addr {
entry:
  br label %while.cond.i
while.cond.i:
  %n.0.i = phi i32 [ 0, %entry ], [ %inc.i, %while.cond.i ]
  %arrayidx.i = getelementptr inbounds i8, i8* %s, i32 %n.0.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %tobool.not.i = icmp eq i8 %0, 0
  %inc.i = add i32 %n.0.i, 1
  br i1 %tobool.not.i, label %strlen.exit, label %while.cond.i
strlen.exit:
  %call1 = call noalias i8* @malloc(i32 noundef %inc.i)
  br label %while.cond.i8
while.cond.i8:
  %i.0.i = phi i32 [ 0, %strlen.exit ], [ %inc.i7, %while.cond.i8 ]
  %arrayidx.i5 = getelementptr inbounds i8, i8* %s, i32 %i.0.i
  %1 = load i8, i8* %arrayidx.i5, align 1
  %arrayidx1.i = getelementptr inbounds i8, i8* %call1, i32 %i.0.i
  store i8 %1, i8* %arrayidx1.i, align 1
  %tobool.not.i6 = icmp eq i8 %1, 0
  %inc.i7 = add i32 %i.0.i, 1
  br i1 %tobool.not.i6, label %strcpy.exit, label %while.cond.i8
strcpy.exit:
  ret i8* %call1
}
declare dso_local noalias i8* @malloc(i32 noundef) local_unnamed_addr
define dso_local noalias i8* @strndup(i8* nocapture noundef nonnull readonly %s, i32 noundef %most) local_unnamed_addr {
entry:
  %cmp5.not.i = icmp eq i32 %most, 0
  br i1 %cmp5.not.i, label %strnlen.exit, label %land.rhs.i
land.rhs.i:
  %n.06.i = phi i32 [ %inc.i, %while.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr inbounds i8, i8* %s, i32 %n.06.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %tobool.not.i = icmp eq i8 %0, 0
  br i1 %tobool.not.i, label %strnlen.exit, label %while.body.i
while.body.i:
  %inc.i = add nuw i32 %n.06.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, %most
  br i1 %exitcond.not.i, label %strnlen.exit, label %land.rhs.i
strnlen.exit:
  %n.0.lcssa.i = phi i32 [ 0, %entry ], [ %n.06.i, %land.rhs.i ], [ %most, %while.body.i ]
  %add = add i32 %n.0.lcssa.i, 1
  %call1 = call noalias i8* @malloc(i32 noundef %add)
  call void @llvm.memcpy.p0i8.p0i8.i32(i8* align 1 %call1, i8* nonnull align 1 %s, i32 %n.0.lcssa.i, i1 false)
  %arrayidx = getelementptr inbounds i8, i8* %call1, i32 %n.0.lcssa.i
  store i8 0, i8* %arrayidx, align 1
  ret i8* %call1
}
declare void @llvm.memcpy.p0i8.p0i8.i32(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i32, i1 immarg)
define dso_local i8* @strerror(i32 noundef %error) local_unnamed_addr {
entry:
  ret i8* getelementptr inbounds ([6 x i8], [6 x i8]* @strerror.text, i32 0, i32 0)
}
