target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.epoll_event = type { i32, %union.epoll_data }
%union.epoll_data = type { i64 }
@.str = private unnamed_addr constant [9 x i8] c"epoll.in\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"a file that two epoll files watch\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"epoll.data\00", align 1
@.str.3 = private unnamed_addr constant [12 x i8] c"epoll.round\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"epoll.told\00", align 1
define dso_local i32 @epoll_create(i32 noundef %size) {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %cmp1.i = icmp sge i32 %call.i, 0
  br i1 %cmp1.i, label %if.then.i, label %any_descriptor.exit
if.then.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i, label %is_event.exit.i
land.rhs.i.i:
  %call.i.i = call zeroext i1 @__model_is_event(i32 noundef %call.i)
  br label %is_event.exit.i
is_event.exit.i:
  %0 = phi i1 [ false, %if.then.i ], [ %call.i.i, %land.rhs.i.i ]
  br i1 %0, label %land.end.i, label %land.rhs.i
land.rhs.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i7.i, label %is_pipe.exit.i
land.rhs.i7.i:
  %call.i6.i = call zeroext i1 @__model_is_pipe(i32 noundef %call.i)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %1 = phi i1 [ false, %land.rhs.i ], [ %call.i6.i, %land.rhs.i7.i ]
  %lnot.i = xor i1 %1, true
  br label %land.end.i
land.end.i:
  %2 = phi i1 [ false, %is_event.exit.i ], [ %lnot.i, %is_pipe.exit.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  br label %any_descriptor.exit
any_descriptor.exit:
  ret i32 %call.i
}
define dso_local i32 @epoll_create1(i32 noundef %flags) {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %cmp1.i = icmp sge i32 %call.i, 0
  br i1 %cmp1.i, label %if.then.i, label %any_descriptor.exit
if.then.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i, label %is_event.exit.i
land.rhs.i.i:
  %call.i.i = call zeroext i1 @__model_is_event(i32 noundef %call.i)
  br label %is_event.exit.i
is_event.exit.i:
  %0 = phi i1 [ false, %if.then.i ], [ %call.i.i, %land.rhs.i.i ]
  br i1 %0, label %land.end.i, label %land.rhs.i
land.rhs.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i7.i, label %is_pipe.exit.i
land.rhs.i7.i:
  %call.i6.i = call zeroext i1 @__model_is_pipe(i32 noundef %call.i)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %1 = phi i1 [ false, %land.rhs.i ], [ %call.i6.i, %land.rhs.i7.i ]
  %lnot.i = xor i1 %1, true
  br label %land.end.i
land.end.i:
  %2 = phi i1 [ false, %is_event.exit.i ], [ %lnot.i, %is_pipe.exit.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  br label %any_descriptor.exit
any_descriptor.exit:
  ret i32 %call.i
}
define dso_local i32 @epoll_ctl(i32 noundef %epoll, i32 noundef %operation, i32 noundef %file, %struct.epoll_event* noundef %event) {
entry:
  %cmp = icmp eq i32 %operation, 2
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %data1 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %event, i32 0, i32 1
  %ptr = bitcast %union.epoll_data* %data1 to i8**
  %0 = load i8*, i8** %ptr, align 1
  %1 = ptrtoint i8* %0 to i32
  br label %cond.end
cond.end:
  %cond = phi i32 [ 0, %cond.true ], [ %1, %cond.false ]
  call void @__gsmack_atomic_begin()
  %call = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i32 0, i32 0), i32 noundef %file)
  %add = add nsw i32 %epoll, 1
  %cmp2 = icmp eq i32 %call, %add
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  br i1 %cmp2, label %if.end, label %if.then
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i32 0, i32 0))
  br label %if.end
if.end:
  %conv = zext i1 %cmp2 to i32
  %cmp5 = icmp eq i32 %operation, 1
  %conv6 = zext i1 %cmp5 to i32
  %cmp7 = icmp eq i32 %conv, %conv6
  br i1 %cmp7, label %if.then9, label %if.else
if.then9:
  %cond12 = select i1 %cmp2, i32 17, i32 2
  br label %if.end16
if.else:
  %call13 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call13, label %if.then14, label %if.end15
if.then14:
  br label %if.end15
if.end15:
  %error.0 = phi i32 [ 12, %if.then14 ], [ 0, %if.else ]
  br label %if.end16
if.end16:
  %error.1 = phi i32 [ %cond12, %if.then9 ], [ %error.0, %if.end15 ]
  %tobool17 = icmp ne i32 %error.1, 0
  br i1 %tobool17, label %if.end26, label %if.then18
if.then18:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i32 0, i32 0), i32 noundef %file, i32 noundef %cond)
  br i1 %cmp, label %cond.true21, label %cond.false22
cond.true21:
  br label %cond.end24
cond.false22:
  br label %cond.end24
cond.end24:
  %cond25 = phi i32 [ 0, %cond.true21 ], [ %add, %cond.false22 ]
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i32 0, i32 0), i32 noundef %file, i32 noundef %cond25)
  br label %if.end26
if.end26:
  call void @__gsmack_atomic_end()
  br i1 %tobool17, label %if.then28, label %if.end30
if.then28:
  %call29 = call i32* @__errno_location()
  store i32 %error.1, i32* %call29, align 4
  br label %if.end30
if.end30:
  %cond32 = select i1 %tobool17, i32 -1, i32 0
  ret i32 %cond32
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
declare dso_local i32* @__errno_location()
define dso_local i32 @epoll_wait(i32 noundef %epoll, %struct.epoll_event* noundef %events, i32 noundef %most, i32 noundef %time) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, -1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp sle i32 %call, %most
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cancellation_point.exit ], [ %cmp1, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  call void @__gsmack_atomic_begin()
  %call2 = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i32 0, i32 0))
  %add = add nsw i32 %call2, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i32 0, i32 0), i32 noundef %add)
  call void @__gsmack_atomic_end()
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %land.end ], [ %inc, %for.inc ]
  %cmp3 = icmp slt i32 %i.0, %call
  br i1 %cmp3, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call4 = call i32 @__gsmack_nondet_int()
  call void @__gsmack_atomic_begin()
  %call5 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call4)
  %cmp6 = icmp ne i32 %call5, %add
  call void @__gsmack_assume(i1 noundef zeroext %cmp6)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i32 0, i32 0), i32 noundef %call4, i32 noundef %add)
  %call7 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i32 0, i32 0), i32 noundef %call4)
  %add8 = add nsw i32 %epoll, 1
  %cmp9 = icmp eq i32 %call7, %add8
  call void @__gsmack_assume(i1 noundef zeroext %cmp9)
  %call10 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i32 0, i32 0), i32 noundef %call4)
  call void @__gsmack_atomic_end()
  %call11 = call i32 @__gsmack_nondet_uint()
  %arrayidx = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %events, i32 %i.0
  %events12 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %arrayidx, i32 0, i32 0
  store i32 %call11, i32* %events12, align 1
  %1 = inttoptr i32 %call10 to i8*
  %data14 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %arrayidx, i32 0, i32 1
  %ptr = bitcast %union.epoll_data* %data14 to i8**
  store i8* %1, i8** %ptr, align 1
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_uint()
declare extern_weak dso_local zeroext i1 @__model_is_event(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_is_pipe(i32 noundef)
declare extern_weak dso_local void @__model_cancel_point()
