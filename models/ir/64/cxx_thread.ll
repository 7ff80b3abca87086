target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.state = type { %struct.table* }
%struct.table = type { {}*, {}*, {}* }
%union.pthread_attr_t = type { i64, [48 x i8] }
@.str = private unnamed_addr constant [97 x i8] c"std::system_error is thrown: no thread can be made, and what the program catches is not followed\00", align 1
@.str.1 = private unnamed_addr constant [74 x i8] c"std::system_error is thrown: no thread can be made, which nothing catches\00", align 1
@.str.2 = private unnamed_addr constant [114 x i8] c"std::system_error is thrown: join of a std::thread without a thread, and what the program catches is not followed\00", align 1
@.str.3 = private unnamed_addr constant [91 x i8] c"std::system_error is thrown: join of a std::thread without a thread, which nothing catches\00", align 1
@.str.4 = private unnamed_addr constant [116 x i8] c"std::system_error is thrown: detach of a std::thread without a thread, and what the program catches is not followed\00", align 1
@.str.5 = private unnamed_addr constant [93 x i8] c"std::system_error is thrown: detach of a std::thread without a thread, which nothing catches\00", align 1
@_ZTVNSt6thread6_StateE = dso_local constant [5 x i8*] zeroinitializer, align 16
@.str.6 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
define dso_local void @_ZNSt6thread6_StateD2Ev(%struct.state* noundef %state) {
entry:
  ret void
}
define dso_local void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(i64* noundef %thread, %struct.state** noundef %state, void ()* noundef %depend) {
entry:
  %0 = load %struct.state*, %struct.state** %state, align 8
  %1 = bitcast %struct.state* %0 to i8*
  %call = call i32 @pthread_create(i64* noundef %thread, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @execute, i8* noundef %1)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end
if.then:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.1, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  br label %if.end
if.end:
  store %struct.state* null, %struct.state** %state, align 8
  ret void
}
declare dso_local i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef)
define internal i8* @execute(i8* noundef %argument) {
entry:
  %0 = bitcast i8* %argument to %struct.state*
  %table = getelementptr inbounds %struct.state, %struct.state* %0, i32 0, i32 0
  %1 = load %struct.table*, %struct.table** %table, align 8
  %run = getelementptr inbounds %struct.table, %struct.table* %1, i32 0, i32 2
  %run1 = bitcast {}** %run to void (%struct.state*)**
  %2 = load void (%struct.state*)*, void (%struct.state*)** %run1, align 8
  call void %2(%struct.state* noundef %0)
  %3 = load %struct.table*, %struct.table** %table, align 8
  %delete = getelementptr inbounds %struct.table, %struct.table* %3, i32 0, i32 1
  %delete3 = bitcast {}** %delete to void (%struct.state*)**
  %4 = load void (%struct.state*)*, void (%struct.state*)** %delete3, align 8
  call void %4(%struct.state* noundef %0)
  ret i8* null
}
define dso_local void @_ZNSt6thread4joinEv(i64* noundef %thread) {
entry:
  %0 = load i64, i64* %thread, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %lor.lhs.false, label %if.then
lor.lhs.false:
  %call = call i32 @pthread_join(i64 noundef %0, i8** noundef null)
  %tobool1 = icmp ne i32 %call, 0
  br i1 %tobool1, label %if.then, label %if.end
if.then:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([114 x i8], [114 x i8]* @.str.2, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([91 x i8], [91 x i8]* @.str.3, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  br label %if.end
if.end:
  store i64 0, i64* %thread, align 8
  ret void
}
declare dso_local i32 @pthread_join(i64 noundef, i8** noundef)
define dso_local void @_ZNSt6thread6detachEv(i64* noundef %thread) {
entry:
  %0 = load i64, i64* %thread, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %lor.lhs.false, label %if.then
lor.lhs.false:
  %call = call i32 @pthread_detach(i64 noundef %0)
  %tobool1 = icmp ne i32 %call, 0
  br i1 %tobool1, label %if.then, label %if.end
if.then:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([116 x i8], [116 x i8]* @.str.4, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([93 x i8], [93 x i8]* @.str.5, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  br label %if.end
if.end:
  store i64 0, i64* %thread, align 8
  ret void
}
declare dso_local i32 @pthread_detach(i64 noundef)
define dso_local i32 @_ZNSt6thread20hardware_concurrencyEv() {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_uint()
declare extern_weak dso_local void @__model_catches()
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_exit()
